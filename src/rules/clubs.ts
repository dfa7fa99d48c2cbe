/** § 342A: the clubs of the national club championship. */
import { FIGURES } from './figures';
import type { ListMessages } from './lists';
import { decided, refused, type Problem, type Ruling, type Step } from './ruling';

export interface DistrictEntry {
  readonly district: string;
  /** Club of the district champions; null where the district entered no team. */
  readonly champion: string | null;
  /** Next best placed club of the district; null where there is none. */
  readonly runnerUp: string | null;
}

export interface ClubsMessages extends ListMessages {
  champions: { teams: number };
  even: { teams: number };
  extra: { club: string; district: string; teams: number };
  noOther: { district: string; teams: number };
  clubAlreadyIn: { club: string; district: string };
  reigningMissing: { teams: number };
  unknownDistrict: { district: string };
  districtTwice: { district: string };
  clubTwice: { club: string };
}

/** The clubs, champions first; last the problem where it is open which club completes an odd number. */
export type Finalists = readonly (string | Problem<ClubsMessages>)[];

/**
 * § 342A: the district champions and, with an odd number of teams entered (reading 39), the runner-up of the reigning
 * champions' district. A runner-up whose club is in already leaves the place to the organiser (reading 40).
 */
export function clubFinalists(
  entries: readonly DistrictEntry[],
  reigningDistrict: string | null,
): Ruling<Finalists, ClubsMessages> {
  const districts = new Set<string>();
  const clubs = new Set<string>();
  for (const [row, { district, champion }] of entries.entries()) {
    if (districts.has(district))
      return refused({
        kind: 'invalid',
        clause: '342A1',
        row,
        argument: 'districts',
        message: { key: 'districtTwice', values: { district } },
      });
    districts.add(district);
    if (champion === null) continue;
    if (clubs.has(champion))
      return refused({
        kind: 'invalid',
        clause: '342A2',
        row,
        argument: 'champions',
        message: { key: 'clubTwice', values: { club: champion } },
      });
    clubs.add(champion);
  }
  const teams = clubs.size;
  const steps: Step<ClubsMessages>[] = [
    { clause: '342A1', reading: 39, message: { key: 'champions', values: { teams } } },
  ];
  if (teams % 2 === 0) {
    steps.push({ clause: '342A2', reading: 39, message: { key: 'even', values: { teams } } });
    return decided([...clubs], steps);
  }
  if (reigningDistrict === null)
    return refused(
      {
        kind: 'invalid',
        clause: '342A2',
        argument: 'reigningDistrict',
        message: { key: 'reigningMissing', values: { teams } },
      },
      steps,
    );
  const home = entries.find(({ district }) => district === reigningDistrict);
  if (!home)
    return refused(
      {
        kind: 'invalid',
        clause: '342A2',
        argument: 'reigningDistrict',
        message: { key: 'unknownDistrict', values: { district: reigningDistrict } },
      },
      steps,
    );
  const { district, runnerUp: club } = home;
  if (club === null) {
    steps.push({ clause: '342A2', message: { key: 'noOther', values: { district, teams } } });
    return decided([...clubs], steps);
  }
  if (clubs.has(club)) {
    const open = {
      clause: '342A2',
      reading: 40,
      message: { key: 'clubAlreadyIn', values: { club, district } },
    } as const;
    steps.push(open);
    return decided([...clubs, { kind: 'pending', ...open }], steps);
  }
  steps.push({
    clause: '342A2',
    reading: 39,
    message: { key: 'extra', values: { club, district, teams: teams + 1 } },
  });
  return decided([...clubs, club], steps);
}

/** § 342E2: teams from districts with fewer members pay no fee. */
export const feeExempt = (members: number): boolean => members < FIGURES.clubFeeMembers.value;
