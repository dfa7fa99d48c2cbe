import type { HostError, Marked } from '../excel/host';
import type { Say } from '../text/pane';
import type { Controller, Notice } from './controller';
import { button } from './dom';

/** A problem in words. Only some have a detail to show. */
export const problemText = (say: Say, { code, detail }: HostError): string =>
  code === 'too-old' || code === 'unknown' ? say(code, { detail }) : say(code);

function markedText(say: Say, { cells, protectedSheets, withOwnComment, comments }: Marked): string {
  return [
    say('marked', { n: cells }),
    protectedSheets.length > 0 && say('markedProtected', { sheets: protectedSheets }),
    withOwnComment > 0 && say('markedOwnNotes', { n: withOwnComment }),
    !comments && cells > 0 && say('markedNoNotes'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A line about what has happened, and what can be done about it. */
export function noticeParts(
  notice: Notice,
  control: Controller,
  say: Say,
): [text: string, act?: HTMLButtonElement] {
  switch (notice.kind) {
    case 'hidden': {
      const { what, finding } = notice;
      const { sheet, address } = finding;
      const text = { sheet: 'hiddenSheet', row: 'hiddenRow', column: 'hiddenColumn' } as const;
      const offer = { sheet: 'showSheet', row: 'showRow', column: 'showColumn' } as const;
      return [
        say(text[what], { sheet, address }),
        button(say(offer[what]), () => void control.goTo(finding, what), { 'data-action': 'show-hidden' }),
      ];
    }
    case 'went':
      return [say('wentTo', notice.finding)];
    case 'saved':
      return [say('saved', notice)];
    case 'ignored':
      return [
        say('ignoredNow'),
        button(say('undo'), () => void control.restore([notice.key]), { 'data-action': 'undo-ignore' }),
      ];
    case 'fixed':
      return [say('fixed', notice.finding)];
    case 'marked':
      return [markedText(say, notice.marked)];
    case 'unmarked': {
      const { cells, protectedSheets } = notice.marked;
      const text = cells > 0 ? say('unmarked') : protectedSheets.length === 0 ? say('noMarks') : '';
      return [
        [text, protectedSheets.length > 0 && say('markedProtected', { sheets: protectedSheets })]
          .filter(Boolean)
          .join(' '),
      ];
    }
    case 'added':
      return [say('added', notice)];
    case 'not-copied':
      return [say('notCopied')];
    case 'problem':
      return [problemText(say, notice.problem)];
    case 'preferred':
    case 'restored':
    case 'copied':
    case 'downloaded':
    case 'cancelled':
      return [say(notice.kind)];
  }
}
