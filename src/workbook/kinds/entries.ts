/** §§ 303B, 321A, 331D1, 332B3: the teams that are entered, what they pay and where they are seeded. */
import { isPairs } from '../events';
import { amount, date, number, text, type TableKind } from './kind';

export type EntriesField =
  | 'team'
  | 'club'
  | 'district'
  | 'division'
  | 'entered'
  | 'deadline'
  | 'basic'
  | 'contribution'
  | 'fee'
  | 'feePerRound'
  | 'entersIn'
  | 'beforeHeat'
  | 'roundsPaid'
  | 'paid'
  | 'paidOn'
  | 'divisionPlayers'
  | 'seeded'
  | 'accepted';

export const ENTRIES: TableKind<EntriesField> = {
  kind: 'entries',
  fields: {
    team: text('hold', 'holdnavn', 'tilmeldthold', 'tilmeldtehold', 'team', 'teamname'),
    club: text('klub', 'klubnavn', 'club'),
    district: text('distrikt', 'district'),
    division: text('division', 'række', 'div'),
    entered: date(
      'tilmeldt',
      'tilmeldtden',
      'tilmeldingsdato',
      'tilmelding',
      'tilmeldingmodtaget',
      'entered',
    ),
    deadline: date('tilmeldingsfrist', 'frist', 'betalingsfrist', 'deadline'),
    basic: amount('grundbeløb', 'grundbeløbkr', 'grundgebyr', 'grundindskud', 'basicfee', 'basicamount'),
    contribution: amount(
      'rejsepulje',
      'puljebidrag',
      'rejsepuljebidrag',
      'bidragtilrejsepulje',
      'bidragtilrejsepuljen',
      'bidragtilpulje',
      'bidragtilpuljen',
      'bidragtilrejserefusionspuljen',
      'rejsebidrag',
      'puljebidragkr',
      'poolcontribution',
      'travelpool',
    ),
    fee: amount(
      'indskud',
      'turneringsindskud',
      'indskudkr',
      'indskudialt',
      'turneringsindskudialt',
      'gebyr',
      'gebyrialt',
      'tilmeldingsgebyr',
      'deltagergebyr',
      'startgeld',
      'opkrævet',
      'opkrævetindskud',
      'atbetale',
      'ialt',
      'ialtkr',
      'indskudogpulje',
      'total',
      'tilbetaling',
      'fee',
      'entryfee',
    ),
    feePerRound: amount(
      'indskudpromgang',
      'gebyrpromgang',
      'startgeldpromgang',
      'prisperomgang',
      'promgang',
      'feeperround',
    ),
    entersIn: text(
      'indtræder',
      'indtræderi',
      'indtrædeomgang',
      'indtræderomgang',
      'førsteomgang',
      'træderindi',
      'seedettil',
      'entersin',
      'firstround',
    ),
    beforeHeat: text(
      'føropsamlingsheat',
      'indtræderføropsamlingsheat',
      'garanterettokampe',
      'tokampegaranteret',
      'garanteret2kampe',
      '2kampegaranteret',
      'twomatchesguaranteed',
    ),
    roundsPaid: number(
      'omgangebetalt',
      'betalteomgange',
      'antalomgangebetalt',
      'betaltomgange',
      'roundspaid',
    ),
    // A tick, an amount or a day: the checks read all three.
    paid: text(
      'betalt',
      'indbetalt',
      'indskudbetalt',
      'betaltkr',
      'indbetaltkr',
      'betaltbeløb',
      'indbetaltbeløb',
      'gebyrbetalt',
      'paid',
      'amountpaid',
    ),
    paidOn: date(
      'betaltdato',
      'betaltden',
      'betalingsdato',
      'indbetaltden',
      'indbetalingsdato',
      'paidon',
      'datepaid',
    ),
    divisionPlayers: number(
      'divisionsspillere',
      'antaldivisionsspillere',
      'spillerefradivisionerne',
      'divisionplayers',
    ),
    seeded: text('seedet', 'seedes', 'seedetsomdivisionshold', 'seedning', 'seeded'),
    accepted: text(
      'accept',
      'holdetsaccept',
      'seedningaccepteret',
      'samtykke',
      'acceptafseedning',
      'acceptererseedning',
      'consent',
    ),
  },
  key: ['team', 'club'],
  carried: ['division'],
  eventFrom: 'division',
  // Anybody's teams enter and pay: it takes what only these tournaments have, or bridge's own name.
  fits: (has, { event, about }) => {
    if (!has('team') && !has('club')) return 0;
    const money = (
      ['fee', 'basic', 'contribution', 'feePerRound', 'paid', 'paidOn', 'roundsPaid'] as const
    ).some((field) => has(field));
    if (event === null || isPairs(event)) return 0;
    if (has('basic', 'contribution') || (event === 'cup' && (has('feePerRound') || has('beforeHeat'))))
      return 2;
    if (has('seeded', 'accepted') && event === 'cup') return 2;
    const ours = /divisionsturnering|damedivision|bridge|dbf|landsholdspokal|danish open|dm for /u;
    return money &&
      (has('entered') || has('paid') || has('paidOn') || has('contribution')) &&
      ours.test(about)
      ? 2
      : 0;
  },
};
