import type { ClubsMessages } from '../rules/clubs';
import type { Phrases } from './phrases';

export const clubsDa: Phrases<ClubsMessages> = {
  champions: ({ teams }) => `${teams} distriktsmestre er tilmeldt.`,
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
