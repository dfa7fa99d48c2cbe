/** §§ 343A, 344A1: who is young enough, and whom a junior team may borrow. */
import { eligible, type AgeEvent, type Day } from '../rules/ages';
import { FIGURES } from '../rules/figures';
import { answerIn, birthIn, dayText, isNo } from '../workbook/answers';
import { fromSerial } from '../workbook/dates';
import type { EventName } from '../workbook/events';
import { fold } from '../workbook/folding';
import { isSure, type Listing, type People } from './people';
import { placeOf } from './division-roster-checks';
import { counted, placeFrom, type Report } from './report';
import { eachTeam, type RosterCheck } from './roster-check';

const AGES: Partial<Record<EventName, { readonly rule: AgeEvent; readonly clause: string }>> = {
  junior: { rule: 'junior', clause: '343A1' },
  school: { rule: 'school', clause: '344A1' },
};

const ages: RosterCheck = {
  clauses: Object.entries(AGES).map(([event, { clause }]) => ({
    clause,
    events: [event as EventName],
    needs: ['born'],
    filled: ['born'],
    year: true,
  })),
  run: eachTeam((team, { event }, { year }, report) => {
    const age = event && AGES[event];
    if (!age || year === null) return;
    for (const { name, part, fields } of team.players) {
      if (!fields.born || part === 'captain' || part === 'withdrawn') continue;
      const days = birthIn(fields.born.text);
      // A year alone may be either side of the limit: then nothing can be said.
      const rulings = (days ?? []).flatMap((serial) => {
        const day: Day | null = fromSerial(serial);
        return day ? [eligible(age.rule, day, year, null)] : [];
      });
      if (rulings.length === 0 || !rulings.every((ruling) => ruling.ok && !ruling.value)) continue;
      const { value: limit } = age.rule === 'junior' ? FIGURES.juniorAge : FIGURES.schoolAge;
      report(
        age.clause,
        'error',
        name.text,
        fields.born,
        age.rule === 'junior' ? 'tooOldOn' : 'tooOldBefore',
        {
          player: name.text,
          born: dayText(fields.born.text),
          limit,
          year,
        },
      );
    }
  }),
};

const juniorMembers: RosterCheck = {
  clauses: [{ clause: '343A1', events: ['junior'], needs: ['member'], filled: ['member'] }],
  run: eachTeam((team, _lists, _season, report) => {
    for (const { name, part, fields } of team.players)
      if (fields.member && part !== 'captain' && part !== 'withdrawn' && isNo(fields.member.text))
        report('343A1', 'error', name.text, fields.member, 'notJuniorMember', { player: name.text });
  }),
};

const inFinalA = ({ team }: Listing): boolean =>
  team.players.some(({ fields }) => answerIn(fields.finalA?.text ?? '') === 'yes');

/** A final meet of any group; a semi-final or an earlier weekend is none. */
const isFinal = (phase: string): boolean => /(?<!semi|kvart|ottendedels|quarter)final/u.test(fold(phase));

function checkLoan(here: Listing, home: Listing, people: People, report: Report): void {
  const at = placeOf(here.player);
  const sure = isSure(here, home);
  const severity = sure ? 'error' : 'warning';
  const { approved, phase } = here.player.fields;
  const values = {
    player: at.text,
    team: home.team.name.text,
    address: placeFrom(at, placeOf(home.player)),
    sure,
  };
  if (approved && !here.team.unread.has('approved')) {
    const answer = answerIn(approved.text);
    if (answer !== 'yes')
      report('343A2a', answer === 'no' ? severity : 'warning', at.text, approved, 'loanNotApproved', values);
  }
  if (phase && phase.text !== '' && !isFinal(phase.text))
    report('343A2b', severity, at.text, phase, 'loanBeforeFinal', { ...values, phase: phase.text });
  const finalist = [home, here].find(inFinalA);
  if (finalist)
    report('343A2c', severity, at.text, at, 'loanInFinalA', { ...values, finalist: finalist.team.name.text });
  const left = new Set(counted(home.team).map(people.of)).size - 1;
  const least = FIGURES.teamLeast.value;
  if (left < least) report('343A2d', severity, at.text, at, 'loanLeavesFew', { ...values, n: left, least });
}

/** § 343A2: a substitute who is registered on another team needs all four conditions. */
const loans: RosterCheck = {
  clauses: [
    { clause: '343A2a', events: ['junior'], needs: ['role', 'approved'] },
    { clause: '343A2b', events: ['junior'], needs: ['role', 'phase'], filled: ['phase'] },
    { clause: '343A2c', events: ['junior'], needs: ['role', 'finalA'], filled: ['finalA'] },
    { clause: '343A2d', events: ['junior'], needs: ['role'] },
  ],
  *run({ people }, _season, report) {
    for (const [index, { listings }] of people.persons.entries()) {
      if (index % 500 === 499) yield;
      if (listings.length < 2) continue;
      for (const here of listings) {
        if (here.player.part !== 'substitute') continue;
        const home = listings.find(
          ({ team, player }) => team !== here.team && player.part === 'player' && !player.added,
        );
        if (home) checkLoan(here, home, people, report);
      }
    }
  },
};

export const AGE_CHECKS: readonly RosterCheck[] = [ages, juniorMembers, loans];
