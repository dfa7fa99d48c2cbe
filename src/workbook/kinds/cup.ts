/** §§ 331-334: the matches of the cup. */
import { amount, date, number, text, yes, type TableKind } from './kind';

export type CupField =
  | 'round'
  | 'home'
  | 'away'
  | 'drawnFirst'
  | 'km'
  | 'ferries'
  | 'ronneKoge'
  | 'up'
  | 'upBeforeHome'
  | 'upBeforeAway'
  | 'clubHome'
  | 'clubAway'
  | 'seededHome'
  | 'seededAway'
  | 'officialDay'
  | 'date'
  | 'start'
  | 'finish'
  | 'boards'
  | 'rounds'
  | 'boardsPerRound'
  | 'impHome'
  | 'impAway'
  | 'pointsHome'
  | 'pointsAway'
  | 'winner'
  | 'walkover'
  | 'fine'
  | 'fee'
  | 'reported'
  | 'playersGiven'
  | 'nextFeePaid'
  | 'postponed'
  | 'otherDay'
  | 'cancelled'
  | 'refund'
  | 'refundClaimed'
  | 'goldLost';

export const CUP: TableKind<CupField> = {
  kind: 'cup',
  fields: {
    round: text('omgang', 'runde', 'rd', 'omg', 'pokalomgang', 'pokalrunde', 'round', 'cupround'),
    home: text('hjemmehold', 'hjemme', 'hjemmeholdet', 'hometeam', 'home'),
    away: text('udehold', 'ude', 'udeholdet', 'awayteam', 'away'),
    drawnFirst: text(
      'førstudtrukket',
      'førstudtrukne',
      'førstudtruknehold',
      'førsttrukket',
      'udtrukketførst',
      'trukketførst',
      'drawnfirst',
      'firstdrawn',
    ),
    km: number(
      'km',
      'kmenvej',
      'kménvej',
      'kmudehold',
      'afstand',
      'afstandkm',
      'afstandikm',
      'kilometer',
      'kmoneway',
      'distance',
    ),
    ferries: number('færger', 'færge', 'færgeture', 'antalfærger', 'antalfærgeture', 'ferries', 'ferrytrips'),
    ronneKoge: number(
      'rønnekøge',
      'rønnekøgeture',
      'turerønnekøge',
      'færgerønnekøge',
      'herafrønnekøge',
      'herafturerønnekøge',
      'ronnekoge',
      'ofwhichrønnekøge',
      'ofthemrønnekøge',
    ),
    up: number('up', 'udebanepoint', 'upikampen', 'upudehold', 'upforkampen', 'optjentup', 'awaypoints'),
    upBeforeHome: number(
      'upførhjemme',
      'upførhjemmehold',
      'uphjemme',
      'uphjemmehold',
      'hjemmeup',
      'upførkampenhjemme',
      'upindtilnuhjemme',
      'upfør',
      'upbeforehome',
      'homeupbefore',
    ),
    upBeforeAway: number(
      'upførude',
      'upførudehold',
      'upude',
      'udeup',
      'upførkampenude',
      'upindtilnuude',
      'upfør',
      'upbeforeaway',
      'awayupbefore',
    ),
    clubHome: text(
      'klubhjemme',
      'klubhjemmehold',
      'hjemmeklub',
      'hjemmeholdetsklub',
      'klub',
      'homeclub',
      'clubhome',
    ),
    clubAway: text('klubude', 'klubudehold', 'udeklub', 'udeholdetsklub', 'klub', 'awayclub', 'clubaway'),
    seededHome: yes('seedethjemme', 'seedethjemmehold', 'hjemmeseedet', 'seedet', 'homeseeded', 'seededhome'),
    seededAway: yes('seedetude', 'seedetudehold', 'udeseedet', 'seedet', 'awayseeded', 'seededaway'),
    officialDay: date(
      'spilledag',
      'officielspilledag',
      'officieldag',
      'officielledag',
      'officieldato',
      'spillessenest',
      'senestspillet',
      'senestespilledag',
      'sidstespilledag',
      'officialday',
    ),
    date: date('dato', 'spilledato', 'kampdato', 'spillet', 'spilletden', 'date', 'played'),
    // Times stand as 13.00 in text or as Excel's part of a day: the checks read both.
    start: text('start', 'starttid', 'starttidspunkt', 'kl', 'klokken', 'tid', 'tidspunkt', 'starttime'),
    finish: text('slut', 'sluttid', 'sluttidspunkt', 'kampslut', 'afsluttet', 'end', 'finish', 'endtime'),
    boards: number('spil', 'antalspil', 'spilialt', 'boards'),
    rounds: number('runder', 'antalrunder', 'rounds'),
    boardsPerRound: number('spilprrunde', 'spilirunden', 'boardsperround'),
    impHome: number('imphjemme', 'imphjemmehold', 'hjemmeimp', 'imp', 'imphome', 'homeimp'),
    impAway: number('impude', 'impudehold', 'udeimp', 'imp', 'impaway', 'awayimp'),
    pointsHome: number(
      'spilpointhjemme',
      'spilpointhjemmehold',
      'hjemmespilpoint',
      'spilpoint',
      'totalpointshome',
    ),
    pointsAway: number('spilpointude', 'spilpointudehold', 'udespilpoint', 'spilpoint', 'totalpointsaway'),
    winner: text('vinder', 'vindere', 'vinderhold', 'vinderen', 'vindendehold', 'gårvidere', 'winner'),
    walkover: yes('walkover', 'wo', 'udenkamp', 'trukketsig', 'walkovers'),
    fine: amount('bøde', 'bødekr', 'fine'),
    fee: amount('indskud', 'indskudpromgang', 'indskudkr', 'fee'),
    reported: date(
      'indberettet',
      'resultatindberettet',
      'indberetning',
      'indrapporteret',
      'indberettetden',
      'reported',
    ),
    playersGiven: text(
      'spillereoplyst',
      'spillereangivet',
      'spillerneoplyst',
      'spillereindberettet',
      'playersgiven',
    ),
    nextFeePaid: text(
      'næsteindskudbetalt',
      'indskudnæsteomgang',
      'næsteindskud',
      'indskudtilnæsteomgang',
      'nextfeepaid',
    ),
    postponed: text(
      'udsættelsegodkendt',
      'udsættelse',
      'godkendtudsættelse',
      'godkendt',
      'postponementapproved',
    ),
    // § 333A2: players who represent DBF on the round's day.
    otherDay: text(
      'andenspilledag',
      'særligspilledag',
      'andenofficielspilledag',
      'landshold',
      'landsholdsudtaget',
      'landsholdsspillere',
      'repræsentererdbf',
      'otherofficialday',
    ),
    cancelled: text('aflyst', 'aflystkamp', 'kampaflyst', 'kampenaflyst', 'cancelled'),
    refund: amount('refusion', 'rejserefusion', 'refusionkr', 'refunderes', 'refund'),
    refundClaimed: text(
      'refusionsøgt',
      'rejserefusionsøgt',
      'refusionsøgtden',
      'refusionskrav',
      'refusionskravdato',
      'refusionskravmodtaget',
      'refusionsoplysninger',
      'refusionoplyst',
      'refusionanmodet',
      'refundclaimed',
    ),
    goldLost: number(
      'guldpointfratrukket',
      'fratrukketguldpoint',
      'fratrukneguldpoint',
      'guldpointfradrag',
      'fradragguldpoint',
      'fradragiguldpoint',
      'guldpointtrukket',
      'mistedeguldpoint',
      'goldpointslost',
      'goldpointsdeducted',
    ),
  },
  key: ['home', 'away'],
  carried: ['round'],
  // Teams at home and away are everybody's: it takes the cup's name with what only bridge counts, or away points.
  fits: (has, { event, about }) => {
    if (!has('home', 'away')) return 0;
    if (has('up') && (has('km') || has('round') || event === 'cup')) return 2;
    if (event !== 'cup') return 0;
    const bridge = (
      ['up', 'upBeforeHome', 'ferries', 'ronneKoge', 'impHome', 'pointsHome', 'boards', 'reported'] as const
    ).some((field) => has(field));
    const draw = has('drawnFirst') || has('clubHome', 'clubAway') || has('seededHome') || has('playersGiven');
    if (bridge || draw || /bridge|dbf/u.test(about)) return 2;
    return has('round', 'km') || has('round', 'postponed') ? 1 : 0;
  },
};
