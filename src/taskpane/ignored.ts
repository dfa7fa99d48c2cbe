/** Which findings somebody has decided not to act on: by what they say, not by where they stand. */
import type { Finding } from '../checks/finding';
import { fold } from '../workbook/folding';
import type { Ignored, Memory } from '../workbook/memory';

/** The same for the same finding wherever its cells have moved to. */
export function contentKey({
  rule,
  subject,
  message,
}: Pick<Finding, 'rule' | 'subject' | 'message'>): string {
  const values = Object.entries(message.values).filter(([name]) => name !== 'address' && name !== 'range');
  return JSON.stringify([rule, message.key, fold(subject), values]);
}

/** Under which an ignored finding is kept: the same thing may be ignored in two places. */
const numbered = (content: string, n: number): string => `${content}#${n}`;

export interface Sorted {
  /** To be shown. */
  readonly open: readonly Finding[];
  readonly ignored: readonly { readonly key: string; readonly ignored: Ignored; readonly finding: Finding }[];
  /** What no longer stands in the workbook. */
  readonly expired: readonly { readonly key: string; readonly ignored: Ignored }[];
}

/** As many findings of a content are ignored as somebody has ignored: one more of the same is shown. */
export function sorted(findings: readonly Finding[], ignored: Memory['ignored']): Sorted {
  const waiting = new Map<string, string[]>();
  for (const key of Object.keys(ignored).sort()) {
    const content = key.slice(0, key.lastIndexOf('#'));
    waiting.set(content, [...(waiting.get(content) ?? []), key]);
  }
  const open: Finding[] = [];
  const hidden: { key: string; ignored: Ignored; finding: Finding }[] = [];
  for (const finding of findings) {
    const key = waiting.size > 0 ? waiting.get(contentKey(finding))?.shift() : undefined;
    const reason = key === undefined ? undefined : ignored[key];
    if (key === undefined || !reason) open.push(finding);
    else hidden.push({ key, ignored: reason, finding });
  }
  const expired = [...waiting.values()].flat().flatMap((key) => {
    const one = ignored[key];
    return one ? [{ key, ignored: one }] : [];
  });
  return { open, ignored: hidden, expired };
}

/** A free key for one more finding of its content. */
export function keyFor(finding: Finding, ignored: Memory['ignored']): string {
  const content = contentKey(finding);
  let n = 1;
  while (numbered(content, n) in ignored) n += 1;
  return numbered(content, n);
}
