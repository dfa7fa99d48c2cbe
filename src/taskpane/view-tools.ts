import type { Finding } from '../checks/finding';
import type { Say } from '../text/pane';
import type { Checker } from './checker';
import type { Controller } from './controller';
import { button, h } from './dom';
import { asClipboard, asCsv, reportRows } from './report';

const FILE = 'dbf-kontrol.csv';

/** Copies where the page may, by the old way where it may not. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = h('textarea', { class: 'unseen', readonly: true, 'aria-hidden': 'true' });
    area.value = text;
    document.body.append(area);
    area.select();
    // The only way in the panes of some desktop versions.
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  h('a', { href: url, download: FILE }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What can be done with the list as a whole: marks in the sheets, and reports. */
export function toolsView(
  control: Controller,
  checker: () => Checker,
  say: Say,
  findings: () => readonly Finding[],
): HTMLElement {
  const rows = (): string[][] => reportRows(findings(), checker(), say);
  const said = (finding: Finding): { finding: Finding; text: string } => ({
    finding,
    text: `${checker().clause(finding.rule)}: ${checker().sentence(finding.message)}`,
  });
  const act = (label: string, action: string, run: () => void): HTMLElement =>
    button(label, run, { 'data-action': action });
  return h(
    'details',
    { class: 'tools', 'data-section': 'tools' },
    h('summary', {}, h('h2', {}, say('tools'))),
    h('p', { class: 'quiet-text' }, say('toolsHint')),
    h(
      'div',
      { class: 'buttons' },
      act(say('markThem'), 'mark', () => void control.mark(findings().map(said))),
      act(say('unmarkThem'), 'unmark', () => void control.mark(null)),
      act(say('toSheet'), 'report-sheet', () => void control.addSheet(say('reportName'), rows())),
      act(say('toClipboard'), 'report-copy', () => {
        void copy(asClipboard(rows())).then((done) => control.tell({ kind: done ? 'copied' : 'not-copied' }));
      }),
      act(say('toFile'), 'report-csv', () => {
        download(asCsv(rows()));
        control.tell({ kind: 'downloaded' });
      }),
    ),
  );
}
