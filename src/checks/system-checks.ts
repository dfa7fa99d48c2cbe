/** § 327: systems and their descriptions in the Divisionsturnering and the women's divisions. */
import { FIGURES } from '../rules/figures';
import { lateDescriptionFine, standardSystem } from '../rules/system-cards';
import type { EventName } from '../workbook/events';
import { SYSTEMS } from '../workbook/kinds/systems';
import { blank, filled, saysNo } from './cells';
import { dayOf, dayText } from './moments';
import type { Report } from './report';
import { daysFrom, isArtificial, systemsOf, WEEK, type PairSystem } from './system-rows';
import { tableCheck } from './table-check';

const EVENTS: readonly EventName[] = ['division', 'women'];
const MOST_ARTIFICIAL = FIGURES.systemsArtificial.value;
const MOST_SYSTEMS = FIGURES.systemsUnannounced.value;

/** § 327C1: the fine of a late description, and that it is paid. */
function checkFine({ row, late, subject }: PairSystem, today: number | null, report: Report): void {
  const { fine, received, finePaid, deadline } = row.cells;
  if (late === null) {
    const days = today !== null && deadline?.number != null ? dayOf(today) - dayOf(deadline.number) : 0;
    if (received && blank(received) && days > 0 && deadline?.number != null)
      report('327C1', 'warning', subject, received, 'systemMissing', {
        deadline: dayText(deadline.number),
        days,
      });
    return;
  }
  const ruling = lateDescriptionFine(late);
  if (!ruling.ok) return;
  const expected = ruling.value;
  if (!fine) {
    if (expected > 0 && received)
      report('327C1', 'error', subject, received, 'systemLate', { days: late, expected });
    return;
  }
  if (fine.unread) return;
  if ((fine.number ?? 0) !== expected) {
    const values = { actual: fine.number ?? 0, expected, days: Math.max(0, late) };
    report('327C1', 'error', subject, fine, 'systemFine', values, { value: expected });
  } else if (expected > 0 && finePaid && !finePaid.unread && (finePaid.text === '' || saysNo(finePaid)))
    report('327C1', 'warning', subject, finePaid, 'systemFineUnpaid', { expected });
}

/** § 327C3-4: who was late plays no highly artificial system, and a standard one where the others got it too late. */
function checkLate({ row, late, subject }: PairSystem, report: Report): void {
  if (late === null || late <= 0) return;
  const { artificial } = row.cells;
  if (artificial && isArtificial(row)) {
    report('327C3', 'error', subject, artificial, 'systemLateArtificial', { days: late });
    return;
  }
  const sent = daysFrom(row, 'sentOut', 'firstMatch');
  const system = filled(row, 'system');
  const at = system ?? filled(row, 'sentOut');
  if (sent === null || !at || !standardSystem(sent)) return;
  if (system && /standard|dbs|acol/u.test(system.key)) return;
  report('327C4', 'error', subject, at, 'systemStandard', { days: sent });
}

/** §§ 327A1a, 327B1 and 327D: the card, a protest, and changes. */
function checkCard({ row, subject }: PairSystem, report: Report): void {
  const card = filled(row, 'card');
  if (
    card &&
    /\bpar(?:turnering|kort|systemkort|s)?\b|parturnering|pairs/u.test(card.key) &&
    !/hold|team/u.test(card.key)
  )
    report('327A1a', 'error', subject, card, 'systemPairsCard', { card: card.text });
  const protest = filled(row, 'protest');
  const before = daysFrom(row, 'protest', 'firstMatch');
  if (protest && before !== null && before < WEEK)
    report('327B1', 'error', subject, protest, 'systemProtestLate', { days: before });
  const changed = filled(row, 'changed');
  if (!changed || changed.number === null) return;
  if (isArtificial(row)) {
    report('327D3', 'error', subject, changed, 'systemArtificialChanged', {});
    return;
  }
  const left = daysFrom(row, 'changed', row.cells.date?.number != null ? 'date' : 'firstMatch');
  if (left !== null && left < WEEK)
    report('327D1', 'warning', subject, changed, 'systemChangedLate', { days: left });
}

interface Sent {
  readonly systems: Map<string, PairSystem>;
  readonly artificial: Map<string, PairSystem>;
  readonly rows: PairSystem[];
}

/** The systems that each team has sent in; two pairs of a team with one system have one. */
function byTeam(all: readonly PairSystem[]): ReadonlyMap<string, Sent> {
  const teams = new Map<string, Sent>();
  for (const [at, one] of all.entries()) {
    const team = filled(one.row, 'team')?.key;
    const system = filled(one.row, 'system')?.key ?? filled(one.row, 'pair')?.key ?? `#${at}`;
    if (team === undefined) continue;
    const key = `${one.event ?? ''}|${filled(one.row, 'division')?.key ?? one.row.section}|${team}`;
    const sent: Sent = teams.get(key) ?? { systems: new Map(), artificial: new Map(), rows: [] };
    teams.set(key, sent);
    sent.rows.push(one);
    if (!sent.systems.has(system)) sent.systems.set(system, one);
    if (isArtificial(one.row) && !sent.artificial.has(system)) sent.artificial.set(system, one);
  }
  return teams;
}

/** § 327A1d: at most 3 highly artificial systems. */
function checkArtificial({ artificial }: Sent, report: Report): void {
  const fourth = [...artificial.values()][MOST_ARTIFICIAL];
  const cell = fourth?.row.cells.artificial;
  if (fourth && cell)
    report('327A1d', 'error', filled(fourth.row, 'team')?.text ?? '', cell, 'systemsArtificial', {
      actual: artificial.size,
      most: MOST_ARTIFICIAL,
    });
}

/** § 327A1c: of more than 4 systems, those of a match are told a week before it. */
function checkAnnounced({ systems, rows }: Sent, report: Report): void {
  if (systems.size <= MOST_SYSTEMS) return;
  const values = { systems: systems.size, most: MOST_SYSTEMS };
  const [first] = rows;
  const team = first && filled(first.row, 'team');
  if (!first || !team) return;
  for (const { row, subject } of rows) {
    const told = filled(row, 'opponentTold');
    const days = daysFrom(row, 'opponentTold', row.cells.date?.number != null ? 'date' : 'firstMatch');
    if (told && days !== null && days < WEEK)
      report('327A1c', 'error', subject, told, 'systemsToldLate', { ...values, days });
  }
  if (rows.some(({ row }) => filled(row, 'opponentTold') ?? row.cells.opponentTold?.unread)) return;
  const at = first.row.cells.opponentTold ?? [...systems.values()][MOST_SYSTEMS]?.row.cells.system ?? team;
  report('327A1c', 'warning', team.text, at, 'systemsUntold', values);
}

export const systemCheck = tableCheck({
  kind: SYSTEMS,
  clauses: [
    { clause: '327A1a', events: EVENTS, needs: ['card'] },
    { clause: '327A1c', events: EVENTS, needs: ['team'] },
    { clause: '327A1d', events: EVENTS, needs: ['team', 'artificial'] },
    { clause: '327B1', events: EVENTS, needs: ['protest', 'firstMatch'] },
    { clause: '327C1', events: EVENTS, needs: ['deadline', 'received'] },
    { clause: '327C3', events: EVENTS, needs: ['deadline', 'received', 'artificial'] },
    { clause: '327C4', events: EVENTS, needs: ['deadline', 'received', 'sentOut', 'firstMatch'] },
    { clause: '327D1', events: EVENTS, needs: ['changed'] },
    { clause: '327D3', events: EVENTS, needs: ['changed', 'artificial'] },
  ],
  *run(season, report) {
    const ours = systemsOf(season).filter(({ event }) => event !== null && EVENTS.includes(event));
    yield;
    const bound = ours.filter(({ qualifier }) => !qualifier);
    for (const one of bound) {
      checkFine(one, season.today, report);
      checkLate(one, report);
      checkCard(one, report);
    }
    for (const sent of byTeam(bound).values()) {
      checkArtificial(sent, report);
      checkAnnounced(sent, report);
    }
    for (const { row, subject } of ours.filter(({ qualifier }) => qualifier)) {
      const fine = filled(row, 'fine');
      if (fine?.number != null && fine.number > 0)
        report(
          '327A2b',
          'error',
          subject,
          fine,
          'systemQualifierFine',
          { actual: fine.number },
          { value: 0 },
        );
    }
  },
});
