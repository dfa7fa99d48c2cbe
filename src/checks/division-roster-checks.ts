/** §§ 321D, 324A4, 325D1: who may play for a team of the divisions and of their qualifiers. */
import type { EventName } from '../workbook/events';
import { fold } from '../workbook/folding';
import { QUALIFIER_LEVEL } from '../workbook/divisions';
import type { Placed, Player, Team } from '../workbook/roster';
import { isSure, registryOf, type Listing } from './people';
import { placeFrom } from './report';
import { divisionOf, eachTeam, listsOf, type RosterCheck } from './roster-check';

const PYRAMIDS: readonly EventName[] = ['division', 'women'];

/** The cell that names a player: the number's where the name is missing. */
export const placeOf = ({ name, number }: Player): Placed => (name.text === '' && number ? number : name);

/** What keeps a player registered on one team from being the other's substitute; null where nothing does. */
function barred(substitute: Listing, registered: Listing): 'above' | 'beside' | null {
  const [here, there] = [divisionOf(substitute.team), divisionOf(registered.team)];
  if (!here || !there || there.level > here.level) return null;
  // Reading 30: of 3rd East and West neither is the higher.
  return there.level < here.level || there.side === here.side ? 'above' : 'beside';
}

/** § 321D1: no substitute from a team of the same division or a higher one. */
const substitutes: RosterCheck = {
  clauses: [{ clause: '321D1', events: PYRAMIDS, needs: ['role'], division: true }],
  *run({ people }, _season, report) {
    for (const [index, { listings }] of people.persons.entries()) {
      if (index % 500 === 499) yield;
      if (listings.length < 2) continue;
      for (const here of listings) {
        if (here.player.part !== 'substitute') continue;
        // Who was added later was no player of that team when substituting: § 303C3d is about that.
        const others = listings.filter(
          ({ team, player }) => team !== here.team && player.part === 'player' && !player.added,
        );
        const cause =
          others.find((one) => barred(here, one) === 'above') ?? others.find((one) => barred(here, one));
        const how = cause && barred(here, cause);
        if (!cause || !how) continue;
        const at = placeOf(here.player);
        report(
          '321D1',
          how === 'above' && isSure(here, cause) ? 'error' : 'warning',
          at.text,
          at,
          how === 'above' ? 'substituteBarred' : 'substituteBeside',
          {
            player: at.text,
            team: cause.team.name.text,
            address: placeFrom(at, cause.player.name),
            sure: isSure(here, cause),
          },
        );
      }
    }
  },
};

/** The rounds that a cell lists. */
export const roundsOf = ({ player }: Listing): string[] =>
  fold(player.fields.round?.text ?? '')
    .split(/[,;&+]| og | and /u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** § 321D2: a substitute plays for one team in a half. */
const halves: RosterCheck = {
  clauses: [{ clause: '321D2', events: PYRAMIDS, needs: ['role', 'round'], filled: ['round'] }],
  *run({ people }, _season, report) {
    for (const [index, { listings }] of people.persons.entries()) {
      if (index % 500 === 499) yield;
      const playing = listings.filter(({ player }) => player.part === 'substitute');
      for (const [order, here] of playing.entries()) {
        const rounds = roundsOf(here);
        const before = playing
          .slice(0, order)
          .find((one) => one.team !== here.team && roundsOf(one).some((round) => rounds.includes(round)));
        if (!before) continue;
        const at = placeOf(here.player);
        report('321D2', isSure(here, before) ? 'error' : 'warning', at.text, at, 'twoTeamsInHalf', {
          player: at.text,
          team: before.team.name.text,
          address: placeFrom(at, before.player.name),
          sure: isSure(here, before),
        });
      }
    }
  },
};

/** § 324A4 (reading 30): nobody from a team of the division tournament. */
const qualifiers: RosterCheck = {
  clauses: [{ clause: '324A4', events: ['qualifier'], beside: [{ event: 'division' }] }],
  *run({ teams }, season, report) {
    const division = listsOf(season, 'division');
    if (!division) return;
    const find = yield* registryOf(division.teams, ({ part }) => part === 'player');
    for (const [index, { players }] of teams.entries()) {
      if (index % 300 === 299) yield;
      for (const player of players) {
        const match = player.part === 'player' || player.part === 'substitute' ? find(player) : null;
        if (!match) continue;
        const at = placeOf(player);
        report('324A4', match.sure ? 'error' : 'warning', at.text, at, 'onDivisionTeam', {
          player: at.text,
          team: match.team.name.text,
          address: placeFrom(at, placeOf(match.player)),
          sure: match.sure,
        });
      }
    }
  },
};

const MEN = new Set(['m', 'mand', 'mænd', 'h', 'herre', 'han', 'male', 'man', 'men']);

/** § 325D1: the women's divisions and their qualifier are for teams of women. */
const women: RosterCheck = {
  clauses: [{ clause: '325D1', events: ['women'], needs: ['sex'], filled: ['sex'] }],
  run: eachTeam(({ players }, _lists, _season, report) => {
    for (const { name, part, fields } of players)
      if (fields.sex && part !== 'captain' && part !== 'withdrawn' && MEN.has(fold(fields.sex.text)))
        report('325D1', 'error', name.text, fields.sex, 'notAWoman', { player: name.text });
  }),
};

/** § 325D1: the women's qualifier is for teams that are in no division. */
const entrants: RosterCheck = {
  clauses: [{ clause: '325D1', events: ['women'], division: true }],
  *run({ teams }, _season, report) {
    yield;
    const inDivision = new Map<string, Team>();
    for (const team of teams) {
      const level = divisionOf(team)?.level ?? QUALIFIER_LEVEL;
      if (level < QUALIFIER_LEVEL && !inDivision.has(team.key)) inDivision.set(team.key, team);
    }
    for (const { key, name } of teams.filter((team) => divisionOf(team)?.level === QUALIFIER_LEVEL)) {
      const other = inDivision.get(key);
      if (other)
        report('325D1', 'error', name.text, name, 'alreadyInDivision', {
          team: other.name.text,
          address: placeFrom(name, other.name),
        });
    }
  },
};

export const DIVISION_ROSTER_CHECKS: readonly RosterCheck[] = [
  substitutes,
  halves,
  qualifiers,
  women,
  entrants,
];
