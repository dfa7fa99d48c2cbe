import type { ClubsMessages } from '../rules/clubs';
import type { FunctionText } from './functions';
import { listsDa } from './lists.da';
import type { Phrases } from './phrases';

export const clubsDa: Phrases<ClubsMessages> = {
  ...listsDa,
  champions: ({ teams }) => `${teams} ${teams === 1 ? 'distriktsmester' : 'distriktsmestre'} er tilmeldt.`,
  even: ({ teams }) => `${teams} er et lige antal: ingen toer deltager.`,
  extra: ({ club, district, teams }) =>
    `Ulige antal: også ${club}, næstbedst i ${district}, hvor sidste års danmarksmestre hører til. Det giver ${teams} hold.`,
  noOther: ({ district, teams }) =>
    `Ulige antal, men ${district} har ingen næstbedst placeret klub, og reglen nævner intet andet distrikt: der bliver ${teams} hold.`,
  clubAlreadyIn: ({ club, district }) =>
    `Ulige antal, men ${club} (næstbedst i ${district}) deltager allerede, og ingen klub deltager med mere end ét hold: turneringsarrangøren afgør, om næste klub indtræder.`,
  reigningMissing: ({ teams }) =>
    `${teams} er et ulige antal: angiv det distrikt, hvor sidste års danmarksmestre hører til.`,
  unknownDistrict: ({ district }, format) =>
    `Mestrenes distrikt ${format.quote(district)} står ikke på listen.`,
  districtTwice: ({ district }, format) => `Distriktet ${format.quote(district)} står to gange på listen.`,
  clubTwice: ({ club }, format) =>
    `Klubben ${format.quote(club)} står to gange: ingen klub deltager med mere end ét hold.`,
};

export const finalistsTextDa: FunctionText<'districts' | 'champions' | 'runnersUp' | 'reigningDistrict'> = {
  description: 'Klubberne i DM for klubber, § 342A',
  example: '=DBF.FINALISTS(A2:A4;B2:B4;C2:C4;"Fyn")',
  parameters: {
    districts: { name: 'distrikter', description: 'Liste over distrikter' },
    champions: {
      name: 'mestre',
      description: 'Liste: klubben, der vandt distriktet; tom, hvis intet hold er tilmeldt',
    },
    runnersUp: { name: 'toere', description: 'Liste: den næstbedst placerede klub i distriktet' },
    reigningDistrict: {
      name: 'mestrenesDistrikt',
      description: 'Distriktet, hvor foregående års danmarksmestre hører til',
    },
  },
};
