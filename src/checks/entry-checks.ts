/** §§ 303A2, 303B1, 321F2, 342G2: what an entry has to say beside its players. */
import { feeExempt } from '../rules/clubs';
import { answerIn, isYes } from '../workbook/answers';
import type { EventName } from '../workbook/events';
import { fold } from '../workbook/folding';
import type { Placed, Player, Team } from '../workbook/roster';
import { personKey } from '../workbook/person-names';
import type { RosterField } from '../workbook/roster-fields';
import { districtKey, districtMembers } from './district-members';
import { partedTeams } from './parted-teams';
import { contactOf } from './report';
import { eachTeam, type RosterCheck, type RosterLists } from './roster-check';
import type { Season } from './table-check';

const says = ({ fields }: Player, field: RosterField): boolean =>
  /[\p{L}\p{N}]/u.test(fields[field]?.text ?? '');

/** The team's cells of a column; none where the column is missing, not used or cannot be read here. */
function cellsOf(team: Team, field: RosterField): readonly Placed[] {
  if (!team.filled.has(field) || team.unread.has(field)) return [];
  return [...new Set(team.players.flatMap(({ fields }) => fields[field] ?? []))];
}

const CONTACT = ['phone', 'address'] as const;

/** § 303A2: address and telephone number of one person. */
const contact: RosterCheck = {
  clauses: CONTACT.map((field) => ({ clause: '303A2', needs: [field], filled: [field] })),
  run: eachTeam((team, lists, _season, report) => {
    if (partedTeams(lists).all.has(team)) return;
    const asked = CONTACT.filter((field) => cellsOf(team, field).length > 0);
    const person = contactOf(team);
    const missing = asked.filter((field) => !team.players.some((player) => says(player, field)));
    for (const field of missing) {
      const at = person?.fields[field];
      if (at) report('303A2', 'error', team.name.text, at, 'contactMissing', { field });
    }
    if (asked.length < 2 || missing.length > 0) return;
    if (team.players.some((player) => asked.every((field) => says(player, field)))) return;
    const caller = team.players.find((player) => says(player, 'phone'));
    const at = caller?.fields.address;
    if (caller && at)
      report('303A2', 'warning', team.name.text, at, 'contactSplit', { player: caller.name.text });
  }),
};

/** Whether the team is of a district below § 342E2's number; null where the sheets do not tell. */
function fromSmallDistrict({ players }: Team, season: Season): boolean | null {
  const named = new Set(players.flatMap(({ fields }) => fold(fields.district?.text ?? '') || []));
  const [district, ...more] = named;
  if (district === undefined || more.length > 0) return null;
  const answers = new Set((districtMembers(season).get(districtKey(district)) ?? []).map(feeExempt));
  const [answer = null] = answers;
  return answers.size === 1 ? answer : null;
}

/** § 303B1. A tick may stand once for the team or at each of its players. */
const payment: RosterCheck = {
  // § 364A3: the fee of the mini teams is collected at the table.
  clauses: [{ clause: '303B1', except: ['mini'], needs: ['paid'], filled: ['paid'] }],
  run: eachTeam((team, lists, season, report) => {
    const { event } = lists;
    const cells = cellsOf(team, 'paid');
    const answers = cells.map(({ text }) => answerIn(text));
    const refused = cells[answers.indexOf('no')];
    const open = answers.includes('yes') || partedTeams(lists).all.has(team) ? undefined : cells[0];
    const unpaid = refused ?? open;
    const small = event === 'clubs' && unpaid ? fromSmallDistrict(team, season) : false;
    // § 342E2: teams of small districts pay no fee; where no sheet tells which those are, it may be one.
    const exempt = small === null;
    if (unpaid && small !== true)
      report('303B1', exempt ? 'warning' : 'error', team.name.text, unpaid, 'notPaid', { exempt });
  }),
};

/** Whether one name has all words of the other: a middle name more or less. */
function mayBe(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

const PLAYERS = new WeakMap<RosterLists, ReadonlySet<string>>();

/** Keys of all players of the lists. */
function playersOf(lists: RosterLists): ReadonlySet<string> {
  let keys = PLAYERS.get(lists);
  if (!keys) {
    keys = new Set(lists.teams.flatMap(({ players }) => players.map(({ key }) => key)));
    PLAYERS.set(lists, keys);
  }
  return keys;
}

const APPEALS: Partial<Record<EventName, string>> = { division: '321F2', women: '321F2', clubs: '342G2' };

/** §§ 321F2, 342G2: the player who normally sits on an appeals committee. */
const appeals: RosterCheck = {
  clauses: Object.entries(APPEALS).map(([event, clause]) => ({
    clause,
    events: [event as EventName],
    needs: ['appeal'],
    filled: ['appeal'],
  })),
  run: eachTeam((team, lists, _season, report) => {
    const clause = lists.event && APPEALS[lists.event];
    const cells = cellsOf(team, 'appeal');
    if (!clause || cells.length === 0) return;
    const named = team.players.filter(({ fields }) => answerIn(fields.appeal?.text ?? '') === 'yes');
    for (const cell of cells) {
      // A name in place of a tick, in whatever order: another team's player only where it is that one's very name.
      const key = /\p{L}\P{L}+\p{L}/u.test(cell.text) ? personKey(cell.text) : '';
      if (key !== '' && playersOf(lists).has(key) && !team.players.some((player) => mayBe(player.key, key)))
        report(clause, 'error', team.name.text, cell, 'appealNoPlayer', { player: cell.text });
    }
    const person = contactOf(team);
    const at = person?.fields.appeal;
    if (named.length === 0) {
      if (at && !partedTeams(lists).all.has(team))
        report(clause, 'error', team.name.text, at, 'appealMissing', {});
      return;
    }
    for (const { name, part, fields } of named)
      // A name in place of a tick may be anybody's on the team.
      if (fields.appeal && isYes(fields.appeal.text) && part !== 'player')
        report(clause, 'error', name.text, fields.appeal, 'appealNoPlayer', { player: name.text });
  }),
};

export const ENTRY_CHECKS: readonly RosterCheck[] = [contact, payment, appeals];
