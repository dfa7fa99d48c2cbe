/** §§ 303A2, 331B2d, 341B4, 342B4, 362A2, 363A3: one person on several lists, and member numbers. */
import { answerIn, dayIn } from '../workbook/answers';
import { clubOfTeam } from '../workbook/club-names';
import type { EventName } from '../workbook/events';
import { fold } from '../workbook/folding';
import type { Team } from '../workbook/roster';
import { isSure, type Listing, type People, type Person } from './people';
import { placeFrom, type Report } from './report';
import type { RosterCheck } from './roster-check';

const TWO_TEAMS: Partial<Record<EventName, string>> = {
  cup: '331B2d',
  'clubs-district': '341B4',
  clubs: '342B4',
  'danish-open': '362A2',
  festival: '363A3',
};

const roundOf = ({ player }: Listing): string => fold(player.fields.round?.text ?? '');

/** Who holds a qualifier, by its title: `Kreds IV`, `Distrikt Fyn`. */
const organiserOf = ({ about }: Team): string | null =>
  /(?:kreds|distrikt) [\p{L}\d]+/u.exec(about.join(' | '))?.[0] ?? null;

/** The right to play for qualification, by its column. */
const rightOf = ({ player }: Listing) => answerIn(player.fields.qualifies?.text ?? '');

/** Clauses by which a person may stand on two teams, though not without further ado. */
const ALLOWED = new Set(['303A2', '301D1']);

/** Whether two listings on different teams let one person play for both, and by which clause. */
function conflict(event: EventName | null, a: Listing, b: Listing): string | null {
  const parts = [a.player.part, b.player.part];
  // A non-playing captain plays for nobody; § 303C3b is about who has left a team, and when, which no list tells.
  if (parts.includes('captain') || parts.includes('withdrawn')) return null;
  const clause = (event && TWO_TEAMS[event]) ?? '303A2';
  const substitute = parts.includes('substitute');
  if (event === 'cup') {
    // § 331B2a: who is out may be another team's substitute in a later round.
    const round = roundOf(a);
    return round === roundOf(b) && !(substitute && round === '') ? clause : null;
  }
  // §§ 341B4, 342B4, 362A2 and 363A3 are about who plays, a substitute too; § 303A2 about who is registered.
  if (substitute && clause === '303A2') return null;
  const [one, other] = [a, b].map(({ team }) => organiserOf(team));
  if (event === 'qualifier' && one !== null && other !== null && one !== other)
    // Who has waived the right in one of them keeps to § 301D1.
    return [a, b].some((listing) => rightOf(listing) === 'no') ? null : '301D1';
  const clubs = event === 'clubs' || event === 'clubs-district';
  return clubs && clubOfTeam(a.team.key) === clubOfTeam(b.team.key) ? '303A2' : clause;
}

const occasion = (text: string): string | number => dayIn(text) ?? fold(text);
const OCCASIONS = ['round', 'day'] as const;
/** Whether two rows are about different rounds or days: then one person may stand on both. */
const onOtherOccasion = (a: Listing, b: Listing): boolean =>
  OCCASIONS.some((field) => {
    const [first = '', second = ''] = [a, b].map(({ player }) => player.fields[field]?.text);
    return first !== '' && second !== '' && occasion(first) !== occasion(second);
  });

const twice = (event: EventName | null, a: Listing, b: Listing): boolean =>
  (a.player.part !== 'substitute' || b.player.part !== 'substitute') &&
  (event !== 'cup' || roundOf(a) === roundOf(b)) &&
  !onOtherOccasion(a, b) &&
  // § 303C3b: who has left and is added again is no slip of the pen.
  !([a, b].some(({ player }) => player.part === 'withdrawn') && [a, b].some(({ player }) => player.added));

/** Tells a list that stands in the workbook once more, as for the next round: the same name and half of the people. */
function repetitions(people: People): (a: Team, b: Team) => boolean {
  const known = new Map<Team, Map<Team, boolean>>();
  return (a, b) => {
    if (a.key !== b.key || a.name.sheet === b.name.sheet) return false;
    const answers = known.get(a) ?? new Map<Team, boolean>();
    known.set(a, answers);
    let again = answers.get(b);
    if (again === undefined) {
      const persons = new Set(a.players.map(people.of));
      const common = b.players.filter((player) => persons.has(people.of(player))).length;
      again = common * 2 >= Math.min(a.players.length, b.players.length);
      answers.set(b, again);
    }
    return again;
  };
}

/** A name on more lists than this is no person's: each is held against the first of them only. */
const MOST_LISTINGS = 50;

/** The first of a person's listings, where the number stands. */
const firstOf = ({ listings }: Person): Listing | undefined =>
  listings.find(({ player }) => player.numberKey !== '');

function* checkNumbers(people: People, report: Report): Generator<void, void, void> {
  const told = new Set<Person>();
  for (const [at, sharing] of people.sharing.entries()) {
    if (at % 500 === 499) yield;
    const holder = sharing[0] && firstOf(sharing[0]);
    for (const person of sharing.slice(1)) {
      const player = firstOf(person)?.player;
      if (!holder || !player?.number) continue;
      told.add(person);
      report('303A2', 'warning', player.name.text, player.number, 'sharedNumber', {
        number: player.number.text,
        player: player.name.text,
        other: holder.player.name.text,
        address: placeFrom(player.number, holder.player.number ?? holder.player.name),
      });
    }
  }
  for (const [at, namesakes] of people.namesakes.entries()) {
    if (at % 500 === 499) yield;
    const holder = namesakes[0] && firstOf(namesakes[0]);
    for (const person of namesakes.slice(1)) {
      const player = firstOf(person)?.player;
      if (!holder || !player?.number || told.has(person)) continue;
      report('303A2', 'warning', player.name.text, player.number, 'twoNumbers', {
        number: player.number.text,
        player: player.name.text,
        other: holder.player.numberKey,
        address: placeFrom(player.number, holder.player.number ?? holder.player.name),
      });
    }
  }
}

function* checkPeople(people: People, event: EventName | null, report: Report): Generator<void, void, void> {
  yield* checkNumbers(people, report);
  const repeated = repetitions(people);
  for (const [index, { listings }] of people.persons.entries()) {
    if (index % 500 === 499) yield;
    for (const [at, listing] of listings.entries()) {
      const { team, player } = listing;
      const { name, number, part } = player;
      if (name.text === '' && number)
        report('303A2', 'warning', number.text, name, 'nameMissing', { number: number.text });
      else if (number?.text === '' && part !== 'captain' && team.filled.has('number'))
        report('303A2', 'warning', name.text, number, 'noNumber', { player: name.text });
      if (at === 0) continue;
      const where = name.text === '' && number ? number : name;
      const earlier = listings.slice(0, Math.min(at, MOST_LISTINGS));
      const same = earlier.find((one) => one.team === team && twice(event, one, listing));
      if (same) {
        const sure = isSure(same, listing);
        report('303A2', sure ? 'error' : 'warning', name.text, where, 'twice', {
          player: name.text,
          sure,
          address: placeFrom(where, same.player.name),
        });
        continue;
      }
      for (const one of earlier) {
        const clause = one.team === team ? null : conflict(event, one, listing);
        if (!clause || repeated(one.team, team)) continue;
        const rights = clause === '301D1' && [one, listing].every((each) => rightOf(each) === 'yes');
        const sure = isSure(one, listing);
        const allowed = ALLOWED.has(clause) && !rights;
        report(clause, sure && !allowed ? 'error' : 'warning', name.text, where, 'twoTeams', {
          player: name.text,
          sure,
          other: one.team.name.text,
          address: placeFrom(where, one.player.name),
        });
        break;
      }
    }
  }
}

export const identityCheck: RosterCheck = {
  clauses: [
    { clause: '303A2' },
    { clause: '303A2', filled: ['number'] },
    { clause: '301D1', events: ['qualifier'] },
    ...Object.entries(TWO_TEAMS).map(([event, clause]) => ({ clause, events: [event as EventName] })),
  ],
  run: ({ people, event }, _season, report) => checkPeople(people, event, report),
};
