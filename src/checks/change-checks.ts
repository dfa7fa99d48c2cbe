/** §§ 301C3, 303C3: changes of a team after its first match. */
import { placesOfMost } from '../rules/entry';
import { answerIn, dayIn } from '../workbook/answers';
import type { EventName } from '../workbook/events';
import { fold, listedIn } from '../workbook/folding';
import type { Placed, Player } from '../workbook/roster';
import { isSure, type Listing } from './people';
import { counted, placeFrom } from './report';
import { divisionOf, eachTeam, type RosterCheck } from './roster-check';

const isChange = ({ part, added, fields }: Player): boolean =>
  part === 'withdrawn' || added || (fields.changed !== undefined && fields.changed.text !== '');

const approval: RosterCheck = {
  clauses: [{ clause: '303C3a', needs: ['approved'], oneOf: ['changed', 'role'] }],
  run: eachTeam((team, _lists, _season, report) => {
    if (team.unread.has('approved')) return;
    const told = new Set<Placed>();
    for (const player of team.players) {
      const { approved } = player.fields;
      // In a row with several players the cell is the same for all.
      if (!approved || told.has(approved) || !isChange(player)) continue;
      told.add(approved);
      const answer = answerIn(approved.text);
      const { text } = player.name;
      if (answer === 'no') report('303C3a', 'error', text, approved, 'changeRefused', { player: text });
      else if (answer === '') report('303C3a', 'warning', text, approved, 'changeOpen', { player: text });
    }
  }),
};

/** The day that a row is about, or null. */
const dayOf = ({ player }: Listing, field: 'changed' | 'day'): number | null =>
  dayIn(player.fields[field]?.text ?? '');

/** § 303C3b: who has left a team plays on none; what was played before is another matter. */
const departure: RosterCheck = {
  clauses: [{ clause: '303C3b', oneOf: ['role', 'changed'] }],
  *run({ people }, _season, report) {
    for (const [index, { listings }] of people.persons.entries()) {
      if (index % 500 === 499) yield;
      if (listings.length < 2) continue;
      const gone = listings.find(({ player }) => player.part === 'withdrawn');
      if (!gone) continue;
      const left = dayOf(gone, 'changed');
      for (const one of listings) {
        const { name, part, added, number } = one.player;
        if (part === 'withdrawn' || part === 'captain' || (one.team === gone.team && !added)) continue;
        const played = dayOf(one, 'day');
        if (played !== null && left !== null && played < left) continue;
        // A substitute may have played before leaving.
        const sure = isSure(gone, one);
        const barred = part === 'player' || (played !== null && left !== null);
        const at = name.text === '' && number ? number : name;
        report('303C3b', sure && barred ? 'error' : 'warning', name.text, at, 'hasLeft', {
          player: name.text,
          team: gone.team.name.text,
          address: placeFrom(at, gone.player.name),
          sure,
        });
      }
    }
  },
};

const PYRAMIDS: readonly EventName[] = ['division', 'women'];

/** Whether the row of `there` is the same as that of `here` or a lower one; null where nobody can tell. */
function sameOrLower(event: EventName, here: Listing, there: Listing): boolean | null {
  const [own, other] = [divisionOf(here.team), divisionOf(there.team)];
  if (own && other) return other.level !== own.level ? other.level > own.level : other.side === own.side;
  if (PYRAMIDS.includes(event)) return null;
  const [row, second] = [here, there].map(({ player }) => fold(player.fields.division?.text ?? ''));
  return row === second ? true : null;
}

/** Events whose conditions their districts write: they may say otherwise (§ 303C3d). */
const OWN_CONDITIONS: readonly EventName[] = ['qualifier', 'clubs-district'];

/** § 303C3d: an added player has been no other team's substitute in the same row or a lower one. */
const addition: RosterCheck = {
  clauses: [
    { clause: '303C3d', events: PYRAMIDS, oneOf: ['role', 'changed'], division: true },
    { clause: '303C3d', except: PYRAMIDS, oneOf: ['role', 'changed'] },
  ],
  *run({ people, event }, _season, report) {
    if (event === null) return;
    for (const [index, { listings }] of people.persons.entries()) {
      if (index % 500 === 499) yield;
      if (listings.length < 2) continue;
      for (const here of listings) {
        if (!here.player.added || here.player.part !== 'player') continue;
        const there = listings.find(
          (one) =>
            one.player.part === 'substitute' &&
            one.team !== here.team &&
            sameOrLower(event, here, one) === true,
        );
        if (!there) continue;
        const { name } = here.player;
        const sure = isSure(here, there);
        const severity = OWN_CONDITIONS.includes(event) || !sure ? 'warning' : 'error';
        report('303C3d', severity, name.text, name, 'wasSubstitute', {
          player: name.text,
          team: there.team.name.text,
          address: placeFrom(name, there.player.name),
          sure,
        });
      }
    }
  },
};

const districtsOf = ({ fields }: Player): string[] => listedIn(fields.district?.text ?? '');

/** § 301C3: a supplement that changes the districts where the team belongs (§ 301C1, reading 3). */
const belonging: RosterCheck = {
  clauses: [{ clause: '301C3', events: ['qualifier'], needs: ['district'], oneOf: ['role', 'changed'] }],
  run: eachTeam((team, _lists, _season, report) => {
    const now = counted(team);
    const newcomers = now.filter(({ added }) => added);
    const first = team.players.filter(
      ({ part, added }) => (part === 'player' || part === 'withdrawn') && !added,
    );
    if (newcomers.length === 0 || team.unread.has('district')) return;
    const known = [...now, ...first].every((player) => districtsOf(player).length > 0);
    if (!known) return;
    const [before, after] = [first, now].map((players) =>
      placesOfMost(
        players.map((player) => districtsOf(player).map(fold)),
        '301C1',
      ),
    );
    if (!before?.ok || !after?.ok || before.value.every((district) => after.value.includes(district))) return;
    const written = (keys: readonly string[]): string[] => {
      const names = team.players.flatMap(districtsOf);
      return keys.map((key) => names.find((name) => fold(name) === key) ?? key);
    };
    const cause =
      newcomers.find((player) => !districtsOf(player).some((name) => before.value.includes(fold(name)))) ??
      newcomers[0];
    if (cause)
      report('301C3', 'warning', cause.name.text, cause.name, 'belongsElsewhere', {
        player: cause.name.text,
        from: written(before.value),
        to: written(after.value),
      });
  }),
};

export const CHANGE_CHECKS: readonly RosterCheck[] = [approval, departure, addition, belonging];
