/** § 301D: teams that play in a district's qualifier, but not for qualification. */
import { answerIn } from '../workbook/answers';
import type { EventName } from '../workbook/events';
import { counted } from './report';
import { eachTeam, type RosterCheck } from './roster-check';

/** Qualifiers of teams: to the 3rd division (§ 324), and the districts' championships of clubs (§ 341). */
const QUALIFIERS: readonly EventName[] = ['qualifier', 'clubs-district'];

/** One player without the right takes the team out of the qualification, not out of the district's title (reading 29). */
const right: RosterCheck = {
  clauses: [{ clause: '301D1', events: QUALIFIERS, needs: ['qualifies'], filled: ['qualifies'] }],
  run: eachTeam((team, { event }, _season, report) => {
    if (!event || !QUALIFIERS.includes(event)) return;
    const without = counted(team).find(({ fields }) => answerIn(fields.qualifies?.text ?? '') === 'no');
    const at = without?.fields.qualifies;
    if (without && at)
      report('301D1', 'info', team.name.text, at, 'teamWithoutRight', { player: without.name.text });
  }),
};

export const TEAM_RIGHT_CHECKS: readonly RosterCheck[] = [right];
