/** The columns of a team roster and the headings that organisers give them. */

export const ROSTER_FIELDS = {
  team: ['hold', 'holdnavn', 'holdetsnavn', 'team', 'teamname'],
  player: [
    'spiller',
    'spillernavn',
    'spillere',
    'spillerensnavn',
    'navn',
    'player',
    'players',
    'deltager',
    'deltagere',
    'deltagernavn',
    'elev',
    'elever',
    'playername',
    'name',
  ],
  number: [
    'dbfnr',
    'dbfnummer',
    'dbfno',
    'medlnr',
    'medlemsnr',
    'medlemnr',
    'medlemsnummer',
    'membernumber',
    'memberno',
    'membershipno',
    'dbfnumber',
    'dbf',
    'medlemsid',
    'memberid',
    'dbfid',
    'dbfmedlemsnr',
    'dbfmedlemsnummer',
  ],
  role: ['rolle', 'status', 'funktion', 'role', 'function'],
  captain: ['kaptajn', 'holdkaptajn', 'captain'],
  homeTown: ['hjemby', 'holdetshjemby', 'hometown'],
  town: ['bopæl', 'by', 'town', 'city'],
  member: ['medlem', 'medlemafdbf', 'member'],
  club: ['klub', 'klubnavn', 'club'],
  district: ['distrikt', 'klubbensdistrikt', 'district'],
  deadline: ['frist', 'dispensation', 'deadline', 'dispensationtil'],
  lastTeam: ['sidstesæsonshold', 'holdsidstesæson', 'sidsteårshold', 'lastseasonsteam'],
  event: ['turnering', 'turneringsnavn', 'event', 'eventname', 'tournament', 'tournamentname'],
  division: ['division', 'række', 'kreds'],
  round: ['omgang', 'cupomgang', 'runde', 'halvleg', 'cupround', 'round'],
  phone: [
    'telefon',
    'telefonnr',
    'telefonnummer',
    'tlf',
    'tlfnr',
    'mobil',
    'mobilnr',
    'mobiltelefon',
    'phone',
    'telephone',
    'phoneno',
    'phonenumber',
    'mobile',
  ],
  address: ['adresse', 'postadresse', 'address'],
  paid: ['betalt', 'indbetalt', 'indskudbetalt', 'betaltindskud', 'gebyrbetalt', 'paid', 'feepaid'],
  changed: ['ændret', 'ændring', 'ændretden', 'changed'],
  approved: ['godkendt', 'ændringgodkendt', 'godkendtaf', 'approved'],
  appeal: [
    'appelkomite',
    'appelkomité',
    'appelkomiteen',
    'appelspiller',
    'appel',
    'appeals',
    'appealscommittee',
  ],
  born: [
    'født',
    'fødtden',
    'fødselsdato',
    'fødselsdag',
    'fødselsår',
    'fødtår',
    'fødeår',
    'birthyear',
    'yearofbirth',
    'fdato',
    'born',
    'birthdate',
    'dateofbirth',
  ],
  sex: ['køn', 'sex', 'gender'],
  joined: [
    'indmeldtiklubben',
    'indmeldt',
    'indmeldtiklub',
    'indmeldelsesdato',
    'medlemafklubbensiden',
    'joinedclub',
    'joinedtheclub',
  ],
  left: ['udmeldt', 'udmeldtafklubben', 'udmeldtafklub', 'leftclub', 'lefttheclub'],
  day: ['dato', 'spilledato', 'spilledag', 'spillet', 'date', 'dayplayed'],
  school: ['skole', 'skolensnavn', 'school'],
  startNumber: ['startnr', 'startnummer', 'startno', 'startingnumber'],
  phase: ['fase', 'stævne', 'phase', 'stage'],
  qualifies: [
    'kvalifikationsret',
    'kvalret',
    'kvalifikationsberettiget',
    'spilleromkvalifikation',
    'qualifies',
    'righttoqualify',
  ],
  /** Where a name stands in two columns: see `roster-columns.ts`. */
  firstName: ['fornavn', 'fornavne', 'firstname', 'firstnames', 'givenname', 'forename'],
  lastName: ['efternavn', 'lastname', 'surname', 'familyname'],
  finalA: ['afinale', 'afinalen', 'kvalificerettilafinalen', 'afinal'],
} as const satisfies Record<string, readonly string[]>;

export type RosterField = keyof typeof ROSTER_FIELDS;

const BY_HEADING = new Map<string, RosterField>(
  (Object.keys(ROSTER_FIELDS) as RosterField[]).flatMap((field) =>
    ROSTER_FIELDS[field].map((heading): [string, RosterField] => [heading, field]),
  ),
);

export const ROSTER_HEADING_KEYS: readonly string[] = [...BY_HEADING.keys()];
/** The first two letters of every heading. */
export const HEADING_STARTS: readonly string[] = [...BY_HEADING.keys()].map((heading) => heading.slice(0, 2));

/** Headings that are also used by everybody else: alone they make no roster. */
export const WEAK_PLAYER_HEADINGS: ReadonlySet<string> = new Set([
  'navn',
  'name',
  'fornavn',
  'fornavne',
  'firstname',
  'firstnames',
  'givenname',
  'forename',
  'deltager',
  'deltagere',
  'deltagernavn',
  'elev',
  'elever',
]);

/** A heading as it is compared: without case, spacing, full stops and hyphens. */
export function headingKey(text: string): string {
  const lower = text.toLowerCase();
  // Danish letters, digits and blanks, as nearly every heading has, need nothing more.
  if (/^[a-z0-9æøå .-]*$/.test(lower)) return /[ .-]/.test(lower) ? lower.replace(/[ .-]+/g, '') : lower;
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

export interface Heading {
  readonly field: RosterField;
  /** 1 to 12 in `Spiller 3`; 0 without a number. */
  readonly slot: number;
}

const NUMBER_OF_PLAYER = /^(\D+?)(?:på|for|of)?(?:spiller|player)$/u;

/** What a heading names, or null. Numbers belong only to columns that a wide roster repeats. */
export function readHeading(text: string): Heading | null {
  if (text.length > 40) return null;
  const key = headingKey(text);
  const plain = BY_HEADING.get(key);
  if (plain) return { field: plain, slot: 0 };
  const [, base = '', digits = '', more = ''] = /^(\D+)(\d{1,2})(\D*)$/u.exec(key) ?? [];
  const slot = Number(digits);
  if (slot < 1 || slot > 12) return null;
  const first = BY_HEADING.get(base);
  if (more === '') {
    // `DBF-nr. spiller 1`
    const field = first ?? NUMBER_OF_PLAYER.exec(base)?.[1];
    if (field === 'player' || field === 'number') return { field, slot };
    return field !== undefined && BY_HEADING.get(field) === 'number' ? { field: 'number', slot } : null;
  }
  // `Spiller 1 (navn)`, `Spiller 1: DBF-nr.`
  if (first !== 'player') return null;
  const what = BY_HEADING.get(more) ?? (more === 'nr' || more === 'no' ? 'number' : null);
  return what === 'player' || what === 'number' ? { field: what, slot } : null;
}
