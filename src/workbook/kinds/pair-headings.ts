/** How organisers head a column that names a pair, by both its players as a rule. */
export const PAIR_HEADINGS = [
  'par',
  'parret',
  'parnavn',
  'parretsnavn',
  'parretsspillere',
  'makkerpar',
  'spillere',
  'spillerne',
  'spillernavne',
  'spillernesnavne',
  'spiller1spiller2',
  'spiller1og2',
  'spiller12',
  'spiller1ogspiller2',
  'navne',
  'pair',
  'pairs',
  'pairnames',
  'players',
  'player1player2',
  'player1and2',
  'partnership',
] as const;
/** `Par` alone may be the pair's number, where another column names the players. */
export const PAIR_NUMBER_HEADINGS = ['parnr', 'parnummer', 'pairno', 'pairnumber', 'par', 'pair'] as const;
/** How a pair did. */
export const SCORE_HEADINGS = ['score', 'resultat', 'procent', 'pct', 'point', 'points', 'percent'] as const;
/** What a pair was placed in its district's final. */
export const PLACE_IN_DISTRICT_HEADINGS = [
  'placeringidistriktsfinalen',
  'placeringidistriktet',
  'placeringidistrikt',
  'nridistriktsfinalen',
  'nridistriktet',
  'nridistrikt',
  'distriktsplacering',
  'placeindistrict',
  'placeindistrictfinal',
  'districtplace',
] as const;
/** Who keeps a seat while the others move. */
export const SITS_HEADINGS = [
  'fast',
  'sidderfast',
  'fastsiddende',
  'fastepar',
  'fastpar',
  'fastplads',
  'sidder',
  'sits',
  'stationary',
  'anchor',
] as const;
