import type { PaneMessages } from './pane';
import type { Phrases } from './phrases';

const count = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;

export const paneDa: Phrases<PaneMessages> = {
  title: () => 'DBF’s turneringsregler',
  loading: () => 'Venter på Excel …',
  intro: () =>
    'Kontrollér projektmappens ark mod Danmarks Bridgeforbunds turneringsregler. Der ændres ikke noget i arkene.',
  check: () => 'Kontrollér',
  cancel: () => 'Afbryd',
  reading: () => 'Læser arkene …',
  checking: () => 'Kontrollerer …',
  waitingForCell: () =>
    'Excel svarer ikke endnu. Er en celle ved at blive redigeret, så tryk Enter eller Esc i arket.',
  cancelled: () => 'Kontrollen blev afbrudt. Intet er kontrolleret færdigt.',

  errors: ({ n }) => (n === 1 ? 'fejl' : 'fejl'),
  warnings: ({ n }) => (n === 1 ? 'advarsel' : 'advarsler'),
  infos: ({ n }) => (n === 1 ? 'oplysning' : 'oplysninger'),
  error: () => 'Fejl',
  warning: () => 'Advarsel',
  info: () => 'Oplysning',
  scope: ({ checked, skipped, seconds }, { number }) =>
    `Kontrollerede ${count(checked, 'ark', 'ark')}, sprang ${skipped} over · ${number(seconds)} sek.`,
  noFindings: () => 'Der er ikke fundet noget i det, der er kontrolleret.',
  nothingRecognised: () =>
    'Intet ark blev genkendt, så intet er kontrolleret. Vælg herunder, hvad arkene er, eller giv kolonnerne overskrifter som Hold og Spiller.',
  empty: () => 'Projektmappen er tom: der er ikke noget at kontrollere.',
  stale: () => 'Arkene er ændret siden kontrollen. Der kontrolleres igen om et øjeblik.',
  oldList: () => 'Listen er fra den forrige kontrol og kan være forældet. Kontrollér igen.',
  doneAloud: ({ errors, warnings, infos }) =>
    `Kontrollen er færdig: ${errors} fejl, ${count(warnings, 'advarsel', 'advarsler')}, ${count(infos, 'oplysning', 'oplysninger')}.`,

  findings: () => 'Fundet',
  groupBy: () => 'Gruppér efter',
  bySheet: () => 'Ark',
  byClause: () => 'Paragraf',
  bySeverity: () => 'Alvor',
  filter: () => 'Filtrér',
  filterHint: () => 'Hold, spiller, paragraf …',
  shown: ({ shown, all }) => `Viser ${shown} af ${all}`,
  noMatch: () => 'Intet svarer til filteret.',
  clearFilter: () => 'Ryd filteret',
  previous: () => 'Forrige (Skift+F8)',
  next: () => 'Næste (F8)',
  place: ({ at, of }) => `${at} af ${of}`,
  more: ({ n }) => `Vis ${n} flere`,
  explain: ({ clause }) => `Hvad siger ${clause}?`,
  cell: ({ sheet, address }) => `${sheet}, ${address}`,

  hiddenSheet: ({ sheet }) => `Cellen står på arket »${sheet}«, som er skjult.`,
  hiddenRow: ({ address }) => `Rækken med ${address} er skjult, af et filter eller ved hånden.`,
  hiddenColumn: ({ address }) => `Kolonnen med ${address} er skjult.`,
  showSheet: () => 'Vis arket',
  showRow: () => 'Vis rækken',
  showColumn: () => 'Vis kolonnen',
  close: () => 'Luk',
  wentTo: ({ sheet, address }) => `${sheet}, ${address} er markeret.`,

  workbook: () => 'Hvad er der i projektmappen',
  workbookSummary: ({ recognised, all }) => `${recognised} af ${count(all, 'ark', 'ark')} genkendt`,
  eventUnknown: () => 'Turneringen er ukendt: kun regler, der gælder alle turneringer, er kontrolleret.',
  tableRows: ({ n }) => count(n, 'række', 'rækker'),
  range: () => 'Område',
  columns: () => 'Kolonner',
  event: () => 'Turnering',
  unchecked: ({ clause, reason }) => `${clause} er ikke kontrolleret: ${reason}`,
  notRecognised: () => 'Ikke genkendt',
  hiddenTag: () => 'skjult',
  tooLarge: () => 'Arket er for stort til at blive læst.',
  sheetGone: () => 'Arket blev slettet under læsningen.',
  correct: () => 'Ret',
  kind: () => 'Arket er',
  automatic: () => 'Find selv ud af det',
  ignore: () => 'Skal ikke kontrolleres',
  notUsed: () => 'Bruges ikke',
  columnIs: ({ header }) => `Kolonnen »${header}« er`,
  save: () => 'Gem og kontrollér igen',
  saved: ({ sheet }) => `Valget for »${sheet}« er gemt i projektmappen.`,

  retry: () => 'Prøv igen',
  'no-office': () =>
    'Office.js kunne ikke hentes, så der er ingen forbindelse til Excel. Se efter, om der er netforbindelse, og åbn ruden igen.',
  'no-excel': () =>
    'Siden er ikke åbnet i Excel. Den er en rude i et tilføjelsesprogram: åbn en projektmappe i Excel, og vælg programmet under Hjem, Tilføjelsesprogrammer.',
  'too-old': ({ detail }) =>
    `Denne Excel er for gammel: den mangler ${detail}. Opdatér Excel, eller brug Excel på nettet. Funktionerne i cellerne virker muligvis alligevel.`,
  editing: () => 'En celle er ved at blive redigeret. Tryk Enter eller Esc i arket, og prøv igen.',
  'too-large': () =>
    'Excel kunne ikke aflevere så mange data på én gang. Del projektmappen i flere, og prøv igen.',
  busy: () => 'Excel har travlt lige nu. Prøv igen om lidt.',
  gone: () => 'Arket eller cellen findes ikke længere. Kontrollér igen.',
  protected: () => 'Arket eller projektmappen er beskyttet, så det kan ikke gøres herfra.',
  connection: () => 'Forbindelsen til Excel blev afbrudt. Se efter, om der er netforbindelse, og prøv igen.',
  settings: () =>
    'Valget kunne ikke gemmes i projektmappen (den er måske skrivebeskyttet). Det gælder, til ruden lukkes.',
  unknown: ({ detail }) => `Noget gik galt. Excel siger: ${detail}`,
  noEvents: () => 'Denne Excel melder ikke om ændringer: kontrollér selv igen, når du har rettet.',
};
