import type { ReservesMessages } from '../rules/reserves';
import type { FunctionText } from './functions';
import { listsDa } from './lists.da';
import type { Phrases } from './phrases';

export const reservesDa: Phrases<ReservesMessages> = {
  ...listsDa,
  fromFinal: ({ names }, format) =>
    `1. prioritet, reserver fra distriktsfinalen, højest placerede først: ${format.list(names)}.`,
  fromDistrict: ({ names }, format) => `2. prioritet, andre reserver fra distriktet: ${format.list(names)}.`,
  fromElsewhere: ({ names }, format) => `3. prioritet, reserver fra andre distrikter: ${format.list(names)}.`,
  noOrder: ({ names }, format) =>
    `Mellem ${format.list(names)} giver reglen ingen rækkefølge: turneringsarrangøren vælger.`,
  placingMissing: ({ name }, format) =>
    `${format.quote(name)} har deltaget i distriktsfinalen: angiv parrets placering.`,
  nameTwice: ({ name }, format) => `Reserven ${format.quote(name)} er nævnt to gange.`,
  wholeSection: ({ boards, section }) =>
    `Reserveparret har spillet ${boards} spil, hele første sektion (${section}), og overtager pladsen.`,
  moreThanThird: ({ boards, of }) =>
    `Reserveparret har spillet ${boards} af ${of} spil, mere end en tredjedel, og overtager pladsen.`,
  neither: ({ boards, section, of }) =>
    `Reserveparret har spillet ${boards} spil: hverken hele første sektion (${section}) eller mere end en tredjedel af ${of}.`,
  annulled: () =>
    'Genindtræder det oprindelige par, annulleres reserveparrets resultater, og scoren fastsættes efter § 216C. Genindtræder kun én af spillerne, benyttes § 305A.',
  nextRound: ({ boards, start }) =>
    `Efter ${boards} spil er runden i gang; der kan først skiftes efter ${start} spil, ved starten af en runde.`,
  betweenTheTwo: ({ boards, start }) =>
    `Parret er klar i tide (efter ${boards} spil), men kan først indtræde efter ${start} spil, når reserveparret har overtaget pladsen: turneringsarrangøren afgør det.`,
  sectionTooLong: ({ section, of }) =>
    `Første sektion på ${section} spil er længere end turneringen på ${of}.`,
  boardsTooMany: ({ boards, of }) => `Reserveparret kan ikke have spillet ${boards} af ${of} spil.`,
};

export const lateArrivalTextDa: FunctionText<'boardsByReserves' | 'firstSection' | 'boards' | 'roundBoards'> =
  {
    description: 'Hvem der har pladsen, når et forsinket par er klar, § 305C',
    example: '=DBF.LATEARRIVAL(18;30;60)',
    parameters: {
      boardsByReserves: { name: 'reservesSpil', description: 'Antal spil, reserveparret har spillet' },
      firstSection: { name: 'førsteSektion', description: 'Antal spil i første sektion' },
      boards: { name: 'spil', description: 'Antal spil i turneringen' },
      roundBoards: {
        name: 'spilPrRunde',
        description: 'Antal spil pr. runde, hvis parret er klar midt i en runde',
      },
    },
  };

export const reservesTextDa: FunctionText<
  'district' | 'reserves' | 'districts' | 'inDistrictFinal' | 'ranks'
> = {
  description:
    'Rækkefølgen af reserver for et udeblevet par, 1 først; lige numre vælger arrangøren imellem, § 305B',
  example: '=DBF.RESERVES("Fyn";A2:A5;B2:B5;C2:C5;D2:D5)',
  parameters: {
    district: { name: 'distrikt', description: 'Det udeblevne pars distrikt' },
    reserves: { name: 'reserver', description: 'Liste over reserver' },
    districts: { name: 'distrikter', description: 'Liste: reservens distrikt' },
    inDistrictFinal: {
      name: 'iDistriktsfinalen',
      description: 'Liste: SAND, hvis reserven deltog i distriktsfinalen',
    },
    ranks: { name: 'placeringer', description: 'Liste: placering i distriktsfinalen' },
  },
};
