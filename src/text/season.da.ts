import type { DecidingMessages } from '../rules/deciding-match';
import type { NextDivisionMessages, NextPlace } from '../rules/next-division';
import type { MatchFacts, MatchSide, SeasonMessages, Source } from '../rules/next-season';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';
import type { SeasonCellMessages } from './season';

export const tableNamesDa: Readonly<Record<Source, string>> = {
  '1': '1. division',
  '2': '2. division',
  '3E': '3. division Øst',
  '3W': '3. division Vest',
  K4: 'kvalifikationen i Kreds IV',
  K2: 'kvalifikationen i Kreds II',
  E: 'oprykningsturneringen øst for Storebælt',
  Q: 'damernes kvalifikationsturnering',
};

const at = ({ source, place }: { readonly source: Source; readonly place: number }): string =>
  `nr. ${place} i ${tableNamesDa[source]}`;

const At = (placing: { readonly source: Source; readonly place: number }): string =>
  `N${at(placing).slice(1)}`;

const pair = ({ first, second }: MatchFacts): string => `${first.team}-${second.team}`;

const sides = ({ first, second }: MatchFacts): string => `${at(first)} og ${at(second)}`;

const state = (side: MatchSide): string =>
  ({
    ready: `${side.team} (${at(side)}) er klar`,
    given: `${side.team} (${at(side)}) er opløst`,
    higher: `${side.team} (${at(side)}) spiller i en højere række`,
    missing: `${at(side)} er ikke angivet`,
  })[side.state];

const teams = (count: number): string => `${count} hold`;

export const seasonDa: Phrases<SeasonMessages & SeasonCellMessages> = {
  notOfEvent: ({ source, pyramid }) =>
    `${tableNamesDa[source]} hører ikke til her i ${pyramid === 'open' ? 'Divisionsturneringen' : 'Damedivisionsturneringen'}.`,
  placeNotWhole: ({ place, team }, f) =>
    `Placeringen ${f.number(place)} for ${f.quote(team)} skal være et helt tal fra 1 og op.`,
  placeBeyond: ({ source, place, size }) =>
    `${At({ source, place })} findes ikke: rækken har ${teams(size)}.`,
  samePlace: ({ source, place, team, other }, f) =>
    `${f.quote(other)} og ${f.quote(team)} er begge nr. ${place} i ${tableNamesDa[source]}; placeringen skal afgøres først.`,
  teamTwice: ({ source, team }, f) => `${f.quote(team)} står to gange i ${tableNamesDa[source]}.`,
  gap: ({ source, place }) => `${At({ source, place })} mangler før denne række.`,
  tableMissing: ({ source, size }) => `Stillingen mangler ${tableNamesDa[source]} (${teams(size)}).`,
  withdrawnUnknown: ({ team }, f) =>
    `Det udgåede hold ${f.quote(team)} står hverken i stillingen eller i kvalifikationen.`,
  withdrawnTwice: ({ team }, f) => `${f.quote(team)} står to gange blandt de udgåede hold.`,
  winnerWithoutMatch: ({ team, matches }, f) =>
    `Vinderen ${f.quote(team)} spiller ingen kamp om oprykning. ${
      matches.length === 0
        ? 'Der skal ingen kamp spilles.'
        : `Kampene er ${f.list(matches.map((match) => match.join('-')))}.`
    }`,
  bothWon: ({ team, other }, f) =>
    `${f.quote(team)} og ${f.quote(other)} spiller mod hinanden og kan ikke begge vinde.`,

  stays: ({ source, place, division }) => `${At({ source, place })} bliver i ${division}. division.`,
  promoted: ({ source, place, division }) => `${At({ source, place })} rykker op i ${division}. division.`,
  relegated: ({ source, place, division }) => `${At({ source, place })} rykker ned i ${division}. division.`,
  qualified: ({ source, place, division }) =>
    `${At({ source, place })} kvalificerer sig til ${division}. division.`,
  fillsVacancy: ({ source, place, division }) =>
    `${At({ source, place })} rykker op på en ledig plads i ${division}. division og kan ikke vælge at blive.`,
  matchWinner: (match) =>
    `Vinder af ${match.by === 'lot' ? 'lodtrækningen' : 'oprykningskampen'} ${pair(match)} mellem ${sides(match)}.`,
  matchLoser: (match) =>
    `Taber af ${match.by === 'lot' ? 'lodtrækningen' : 'oprykningskampen'} ${pair(match)} mellem ${sides(match)}.`,
  matchPending: (match) =>
    `Pladsen i ${match.division}. division tilfalder vinderen af en oprykningskamp mellem ${sides(match)}.${
      match.division === 3 ? ' Reglerne angiver ikke, hvor mange spil kampen går over.' : ''
    }`,
  loserPending: (match) => `Taberen af oprykningskampen mellem ${sides(match)} spiller i 3. division.`,
  lotPending: (match) =>
    `Det er for sent til en kamp mellem ${sides(match)}: lodtrækning mellem ${match.first.team} og ${match.second.team} afgør pladsen i ${match.division}. division.`,
  lotLoserPending: (match) =>
    `Pladsen i 3. division går til det hold, der taber lodtrækningen mellem ${match.first.team} og ${match.second.team}.`,
  vacancies: ({ division, count, given, movedUp }, f) => {
    const causes = [
      ...(given.length === 0 ? [] : [`opløst: ${f.list(given)}`]),
      ...(movedUp.length === 0 ? [] : [`rykket op herfra: ${f.list(movedUp)}`]),
    ];
    return `${count} ${count === 1 ? 'ledig plads' : 'ledige pladser'} i ${division}. division${
      causes.length === 0 ? '' : ` (${causes.join('; ')})`
    }.`;
  },
  cannotMoveUp: ({ side, division }) =>
    `${state(side)} og kan ikke rykke op: endnu en ledig plads i ${division}. division.`,
  onlyHighest: ({ team, source, place, division }) =>
    `${team} spiller i en højere række og kan ikke også bruge pladsen som ${at({ source, place })}: den bliver ledig i ${division}. division.`,
  openTooLate: ({ team, source, place }) =>
    `${team} (${at({ source, place })}) er opløst så sent, at ingen kan rykke op: den turneringsansvarlige løser det, fx med oversidderrunde.`,
  openMatch: (match) =>
    `${match.by === 'lot' ? 'Lodtrækningen' : 'Kampen'} om en plads i ${match.division}. division kan ikke gennemføres: ${state(match.first)}; ${state(match.second)}. Reglerne tier; turneringsarrangøren afgør det.`,
  openNoTeam: ({ division, sources }, f) =>
    `Pladsen i ${division}. division er ledig: der er ikke flere ikke-oprykkere i ${f.list(sources.map((source) => tableNamesDa[source]))}. Turneringsarrangøren afgør det, fx med oversidderrunde.`,
  openNotGiven: ({ source, place }) =>
    `${At({ source, place })} er ikke angivet: turneringsarrangøren afgør, hvem der får pladsen.`,
  qualifierCase: ({ teams: count, lastStaying, promoted }) =>
    `${teams(count)} i damernes kvalifikationsturnering: nr. 3-${lastStaying} bliver i 2. division, og ${
      promoted === 1 ? 'nr. 1' : `nr. 1-${promoted}`
    } i kvalifikationen rykker op.`,
  openFewQualifiers: ({ teams: count }) =>
    `${teams(count)} i damernes kvalifikationsturnering: reglerne begynder ved 2 hold, så turneringsarrangøren afgør pladsen.`,
  sidesNotGiven: () =>
    'Reglerne siger ikke, hvem af de 24 hold i 3. division der spiller i Øst og i Vest: turneringsarrangøren fordeler dem.',

  cellMissing: ({ column }, f) =>
    `Feltet ${f.quote({ table: 'række', place: 'placering', team: 'hold' }[column])} mangler.`,
  tableUnknown: ({ found, expected }, f) =>
    `${f.quote(found)} er ukendt; forventede ${f.list(expected.map((one) => f.quote(one)))}.`,
  placeNotNumber: ({ found }, f) => `Placeringen ${f.quote(found)} skal være et helt tal fra 1 og op.`,
  columnsWrong: ({ columns }) => `Der skal være 3 kolonner (række, placering, hold), men her er ${columns}.`,
  tooLateUnmatched: ({ withdrawn, tooLate }) =>
    `Her er ${tooLate} angivelser, men ${withdrawn} udgåede hold: én celle for alle eller én for hvert hold.`,
};

export const nextDivisionDa: Phrases<NextDivisionMessages> = {
  placeBeyondTable: ({ source, place, size }) =>
    `${At({ source, place })} findes ikke: rækken har ${teams(size)}.`,
  qualifierNeeded: ({ source, place }) =>
    `Om ${at({ source, place })} spiller i 2. division, afhænger af antallet af hold i damernes kvalifikationsturnering; angiv det.`,
  qualifierSilent: ({ teams: count }) =>
    `Med ${teams(count)} i damernes kvalifikationsturnering siger reglerne intet (de begynder ved 2): turneringsarrangøren afgør det.`,
  toDivision: ({ source, place, division, kind }) =>
    `${At({ source, place })} ${{ stays: 'bliver', promoted: 'rykker op', relegated: 'rykker ned', qualified: 'kvalificerer sig' }[kind]}${kind === 'qualified' ? ' til' : ' i'} ${division}. division.`,
  toMatch: ({ source, place }) =>
    `${At({ source, place })} spiller oprykningskamp om en plads i 2. division; taberen bliver i 3. division.`,
  toNone: ({ source, place }) => `${At({ source, place })} har ingen plads i en division næste sæson.`,
};

const placeNext = (next: NextPlace): string =>
  next === 'match' ? 'oprykningskamp' : next === 'none' ? 'ingen division' : `${next}. division`;

export const decidingDa: Phrases<DecidingMessages> = {
  ...nextDivisionDa,
  notADivision: ({ source }) =>
    `${tableNamesDa[source]} hører ikke til divisionsturneringerne: arrangøren af turneringen afgør ligheden.`,
  borderPlayoff: ({ place }) => `Kun nr. 1-${place} går i slutspillet.`,
  borderDivision: ({ source, place, above, below }) =>
    `${At({ source, place })} giver ${placeNext(above)}, nr. ${place + 1} giver ${placeNext(below)}.`,
  noBorder: ({ source, first, last }) =>
    `Nr. ${first}-${last} i ${tableNamesDa[source]} giver det samme, så der spilles ingen omkamp; vakancer kan flytte grænserne.`,
  medalsNotGiven: ({ first, last }) =>
    `Nr. ${first}-${last} kan have betydning for medaljer, men reglerne siger ikke, hvem der får dem: turneringsarrangøren afgør, om der spilles omkamp.`,
  needed: ({ boards, halves }) =>
    `Står holdene lige også efter § 221, spilles en omkamp over ${boards} spil i ${halves} halvlege: lodtrækning om hjemmehold; udeholdet sætter sig først i 1. og 3. halvleg, hjemmeholdet i 2.`,
  moreThanTwo: ({ teams: count }) =>
    `${teams(count)} står lige, og det har betydning; reglerne taler kun om to hold, så turneringsarrangøren afgør det.`,
};

export const decidingTextDa: FunctionText<'division' | 'place' | 'teams' | 'qualifierTeams'> = {
  description: 'Om hold, der står lige i slutstillingen, skal spille omkamp, § 328',
  example: '=DBF.DECIDINGMATCH("2. division";2)',
  parameters: {
    division: {
      name: 'division',
      description: 'Fx "1. division", "3. division Øst" eller "2. division dame"',
    },
    place: { name: 'placering', description: 'Den bedste af de placeringer, som holdene deler' },
    teams: { name: 'hold', description: 'Antal hold, der står lige; tom: 2' },
    qualifierTeams: {
      name: 'kvalifikationshold',
      description: 'Antal hold i damernes kvalifikationsturnering, § 325C2',
    },
  },
};

export const nextDivisionTextDa: FunctionText<'division' | 'place' | 'qualifierTeams'> = {
  description: 'Næste sæsons division for en placering, når intet hold udgår, §§ 322B-D, 325B-C',
  example: '=DBF.NEXTDIVISION("2. division";9)',
  parameters: {
    division: {
      name: 'division',
      description:
        'Fx "1. division", "3. division Øst", "2. division dame", "Kreds IV" eller "Kvalifikation"',
    },
    place: { name: 'placering', description: 'Slutplacering, 1 er bedst' },
    qualifierTeams: {
      name: 'kvalifikationshold',
      description: 'Antal hold i damernes kvalifikationsturnering, § 325C2',
    },
  },
};

export const nextSeasonTextDa: FunctionText<
  'event' | 'standings' | 'qualifiers' | 'withdrawn' | 'winners' | 'tooLate'
> = {
  description: 'Næste sæsons hold i alle divisioner med begrundelse, §§ 322-326',
  example: '=DBF.NEXTSEASON("Divisionsturneringen";A2:C49;E2:G16;I2:I3)',
  parameters: {
    event: { name: 'turnering', description: '"Divisionsturneringen" eller "Damedivisionsturneringen"' },
    standings: { name: 'stilling', description: 'Slutstillinger: række, placering, hold' },
    qualifiers: {
      name: 'kvalifikation',
      description: '"Kreds IV", "Kreds II", "Øst" eller "Kvalifikation"; placering; hold',
    },
    withdrawn: { name: 'udgåede', description: 'Hold, der er opløst eller ikke stiller op' },
    winners: { name: 'vindere', description: 'Vindere af spillede oprykningskampe eller lodtrækninger' },
    tooLate: {
      name: 'forSent',
      description: 'For hvert udgået hold: tom, "kamp" (lodtrækning) eller "oprykning" (§ 326A2)',
    },
  },
};
