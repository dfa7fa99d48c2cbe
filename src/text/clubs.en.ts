import type { ClubsMessages } from '../rules/clubs';
import type { FunctionText } from './functions';
import { listsEn } from './lists.en';
import type { Phrases } from './phrases';

export const clubsEn: Phrases<ClubsMessages> = {
  ...listsEn,
  champions: ({ teams }) =>
    teams === 1 ? '1 district champion is entered.' : `${teams} district champions are entered.`,
  even: ({ teams }) => `${teams} is an even number: no runner-up takes part.`,
  extra: ({ club, district, teams }) =>
    `Odd number: also ${club}, second in ${district}, home of last year’s national champions. That makes ${teams} teams.`,
  noOther: ({ district, teams }) =>
    `Odd number, but ${district} has no next best placed club and the rule names no other district: ${teams} ${teams === 1 ? 'team remains' : 'teams remain'}.`,
  clubAlreadyIn: ({ club, district }) =>
    `Odd number, but ${club} (second in ${district}) takes part already, and no club takes part with more than one team: the organiser decides whether the next club comes in.`,
  reigningMissing: ({ teams }) =>
    `${teams} is an odd number: give the district to which last year’s national champions belong.`,
  unknownDistrict: ({ district }, format) =>
    `The champions’ district ${format.quote(district)} is not in the list.`,
  districtTwice: ({ district }, format) => `The district ${format.quote(district)} is in the list twice.`,
  clubTwice: ({ club }, format) =>
    `The club ${format.quote(club)} is there twice: no club takes part with more than one team.`,
};

export const finalistsTextEn: FunctionText<'districts' | 'champions' | 'runnersUp' | 'reigningDistrict'> = {
  description: 'The clubs of the national club championship, § 342A',
  example: '=DBF.FINALISTS(A2:A4,B2:B4,C2:C4,"Fyn")',
  parameters: {
    districts: { name: 'districts', description: 'List of districts' },
    champions: {
      name: 'champions',
      description: 'List: the club that won the district; blank when no team is entered',
    },
    runnersUp: { name: 'runnersUp', description: 'List: the next best placed club of the district' },
    reigningDistrict: {
      name: 'reigningDistrict',
      description: 'The district to which last year’s national champions belong',
    },
  },
};
