import type { CheckWords } from './checks';
import { checkApplicationsDa } from './check-applications.da';
import { checkPairsDa } from './check-pairs.da';
import { checkSeatsDa } from './check-seats.da';
import { checkLeagueDa } from './check-league.da';
import { byName, checkRostersDa } from './check-rosters.da';
import { checkCupDa } from './check-cup.da';
import { checkAdministrationDa } from './check-administration.da';
import { checkSystemsDa } from './check-systems.da';
import { checkSeatingDa } from './check-seating.da';
import { checkLotsDa } from './check-lots.da';
import { checkFestivalDa } from './check-festival.da';
import { checkEntriesDa } from './check-entries.da';
import { checkTravelDa } from './check-travel.da';
import { eventsDa } from './events.da';
import { sheetsDa } from './sheets.da';

const players = (n: number): string => `${n} ${n === 1 ? 'spiller' : 'spillere'}`;

export const checksDa: CheckWords = {
  messages: {
    ...checkLeagueDa.messages,
    ...checkRostersDa.messages,
    ...checkCupDa.messages,
    ...checkTravelDa.messages,
    ...checkEntriesDa.messages,
    ...checkFestivalDa.messages,
    ...checkLotsDa.messages,
    ...checkSeatingDa.messages,
    ...checkSystemsDa.messages,
    ...checkAdministrationDa.messages,
    ...checkSeatsDa.messages,
    ...checkPairsDa.messages,
    ...checkApplicationsDa.messages,
    teamSize: ({ n, clause, min, max }, { clause: sign }) =>
      `Holdet har ${players(n)}; ${sign(clause)} kræver ${min === max ? min : `${min}-${max}`}${clause === '364A2' && n > max ? ', medmindre der er force majeure' : ''}.`,
    teamSizeAllowed: ({ n, deadline }) =>
      `Holdet har ${players(n)} og har frist (${deadline}) til at blive mindst 4.`,
    twice: ({ player, address, sure }) => `${player} står allerede på holdet, i ${address}.${byName(sure)}`,
    twoTeams: ({ player, other, address, sure }, { quote }) =>
      `${player} står også på holdet ${quote(other)}, i ${address}.${byName(sure)}`,
    noNumber: ({ player }) => `DBF-nummeret for ${player} mangler.`,
    sharedNumber: ({ number, player, other, address }) =>
      `DBF-nr. ${number} står både ved ${player} og ved ${other} (${address}).`,
    twoNumbers: ({ number, player, other, address }) =>
      `${player} har DBF-nr. ${number} her, men ${other} i ${address}.`,
    nameMissing: ({ number }) => `Navnet på spilleren med DBF-nr. ${number} mangler.`,
    notMember: ({ player }) => `${player} er angivet som ikke-medlem; kun medlemmer kan deltage.`,
    noHomeTown: () => 'Holdets hjemby mangler.',
    homeTown: ({ actual, expected, n }, { list, quote }) =>
      `Hjembyen er ${quote(actual)}, men flest spillere (${n}) bor i ${list(expected)}.`,
    lastTeam: ({ n, team }, { quote }) =>
      `Holdet har ${players(n)} fra sidste sæsons ${quote(team)}; der kræves mindst 2 for at overtage dets ret.`,
    claimLost: ({ n, team, other, address, most }, { quote }) =>
      `Holdet har ${players(n)} fra sidste sæsons ${quote(team)}, men ${quote(other)} (${address}) har ${most} og overtager retten.`,
    claimEven: ({ n, team, other, address }, { quote }) =>
      `Holdet og ${quote(other)} (${address}) har hver ${players(n)} fra sidste sæsons ${quote(team)}; dets kaptajn vælger, hvem der overtager retten.`,
    claimDrawn: ({ team, other, address }, { quote }) =>
      `${quote(other)} (${address}) har ved lodtrækning overtaget retten fra sidste sæsons ${quote(team)}.`,
    eventUnknown: () => 'turneringen er ukendt.',
    fieldMissing: ({ field }, { quote }) => `kolonnen ${quote(field)} mangler.`,
    sheetMissing: ({ kind }, { quote }) => `der er intet ark af slagsen ${quote(kind)}.`,
    unreadCells: ({ n, address }) =>
      n === 1
        ? `Cellen ${address} kan ikke læses og er ikke kontrolleret.`
        : `${n} celler kan ikke læses og er ikke kontrolleret; den første er ${address}.`,
    errorCells: ({ n, address }) =>
      n === 1
        ? `Cellen ${address} viser en fejl og er ikke kontrolleret.`
        : `${n} celler viser en fejl og er ikke kontrolleret; den første er ${address}.`,
    columnBlank: ({ column }, { quote }) => `kolonnen ${quote(column)} er tom.`,
    noBridge: ({ address }) =>
      `Listen i ${address} er ikke kontrolleret: intet i projektmappen fortæller, at det er bridgehold. Er det, så vælg, hvad arket er, eller hvilken turnering det hører til.`,
    noTeams: ({ address }) => `Tabellen i ${address} har ingen hold.`,
    noRows: ({ address }) => `Tabellen i ${address} er ikke udfyldt.`,
    otherTable: ({ range, headings }, { list, quote }) =>
      `Tabellen i ${range} (${list(headings.map(quote))}) er ikke kontrolleret: den ligner intet, der kendes.`,
    noTable: () => 'Ingen overskriftsrække med kolonner, der kendes, fx Hold og Spiller.',
    ignored: () => 'Arket er valgt fra.',
    empty: () => 'Arket er tomt.',
    tooLarge: () => 'Arket er for stort til at blive læst.',
    gone: () => 'Arket blev slettet, mens det blev læst.',
  },
  clauses: {
    ...checkLeagueDa.clauses,
    ...checkRostersDa.clauses,
    ...checkCupDa.clauses,
    ...checkTravelDa.clauses,
    ...checkEntriesDa.clauses,
    ...checkFestivalDa.clauses,
    ...checkLotsDa.clauses,
    ...checkSeatingDa.clauses,
    ...checkSystemsDa.clauses,
    ...checkAdministrationDa.clauses,
    ...checkSeatsDa.clauses,
    ...checkPairsDa.clauses,
    ...checkApplicationsDa.clauses,
    '301A': 'Kun medlemmer af en klub under DBF kan deltage. Læsning 39: undtagelser.',
    '303A2':
      'Tilmeldingen skal nævne alle spillere samt adresse og telefonnummer på en kontaktperson. Læsning 41: et medlemsnummer, der mangler eller går igen, giver en advarsel.',
    '303C1':
      'Et hold har 4-6 spillere. Læsning 4: en spillende kaptajn tæller med, en ikke-spillende gør ikke.',
    '303C2': 'Den turneringsansvarlige kan give et hold med færre end 4 spillere en frist. Læsning 42.',
    '304A2':
      'Holdets hjemby er den by, hvor flest af spillerne bor; er der flere, vælger holdet frit. Læsning 42.',
    '321C1':
      'Spilleretten fra sidste sæson kræver mindst to af det oprindelige holds spillere. Læsning 37 og 41.',
    '321C2': 'Deles et hold, overtager ét af de nye hold dets ret. Læsning 10 og 37.',
    '321C2a':
      'Retten overtages af det nye hold, der har flest af det oprindelige holds spillere. Læsning 10.',
    '321C2b': 'Ved lige mange spillere vælger det oprindelige holds kaptajn, ellers lodtrækning. Læsning 10.',
    '321C2c': 'Vælger kaptajnen ikke, trækkes der lod mellem de nye hold. Læsning 2.',
    '331B2d': 'Ingen må spille for to hold i samme omgang. Læsning 41.',
    '341B4':
      'Ingen må spille for to klubber i turneringen, heller ikke i to distrikters mesterskaber. Læsning 41.',
    '342B3': 'En klub kan bruge højst 6 spillere. Læsning 27.',
    '342B4':
      'Ingen må spille for en klub, når de tidligere i turneringen har spillet for en anden, også i et andet distrikt. Læsning 41.',
    '362A1': 'Et hold har højst 6 spillere. Læsning 27.',
    '362A2': 'Ingen må spille for mere end ét hold i turneringen. Læsning 41.',
    '363A2': 'Et hold har højst 6 spillere. Læsning 27.',
    '363A3': 'Ingen må spille for mere end ét hold i turneringen. Læsning 41.',
    '364A2': 'Et hold har højst 4 spillere, medmindre der er force majeure. Læsning 27.',
  },
  kinds: sheetsDa.kinds,
  events: eventsDa,
  fields: sheetsDa.fields,
};
