import type { CupEntryMessages } from '../rules/cup-entry';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const cupEntryDa: Phrases<CupEntryMessages> = {
  inARow: ({ captain, season }) =>
    `${captain} vandt sin 3. finale i træk i sæson nr. ${season} og får pokalen til ejendom.`,
  inAll: ({ captain, season }) =>
    `${captain} vandt sin 5. finale i alt i sæson nr. ${season} og får pokalen til ejendom.`,
  open: ({ captain, wins }) =>
    `Ingen holdkaptajn har endnu 3 finalesejre i træk eller 5 i alt; flest har ${captain} med ${wins}.`,
  noWins: () => 'Der er ingen finalesejre på listen.',
  upFront: ({ rounds, fee, guaranteed }, format) =>
    `${guaranteed ? 'Holdet er garanteret to kampe' : 'Holdet er ikke garanteret to kampe'}: ${rounds} x ${format.number(fee)} kr. ved tilmeldingen.`,
  further: () => 'Yderligere omgange betales sammen med indberetningen af resultatet.',
  withReport: ({ rounds, next, paid, fee }, format) =>
    `Næste omgang er holdets nr. ${next}, og ${paid} er betalt: ${rounds} x ${format.number(fee)} kr. sammen med indberetningen.`,
  paidAhead: ({ paid, next }) =>
    `Næste omgang er holdets nr. ${next}, og ${paid} er allerede betalt: intet at betale.`,
  lastRound: () => 'Der er ingen næste omgang: intet at betale.',
  playedMissing: () => 'Angiv også, hvor mange omgange holdet har spillet.',
  walkOver: ({ fee }, format) =>
    `Bøden svarer til modstandernes indskud for omgangen: ${format.number(fee)} kr. Modstanderne betaler intet for den følgende omgang.`,
  unseeded: () => 'Ingen divisionsspillere: holdet begynder i 1. omgang, useedet (se dog § 332B3).',
  byHighest: ({ division, round }) =>
    `Holdets højeste divisionsspiller er fra ${division}. division; planens omgang for den er ${round}.`,
  mayBeExempt: ({ division }) =>
    `Holdet har kun én divisionsspiller (${division}. division): på holdets anmodning kan turneringsarrangøren vælge ikke at seede det. Det afgøres ikke her.`,
  exempt: ({ division }) =>
    `Turneringsarrangøren har valgt ikke at seede holdet med én spiller fra ${division}. division: det begynder i 1. omgang.`,
  exemptNeedsOne: ({ players }) =>
    `Kun et hold med præcis én divisionsspiller kan fritages for seedning; her er der ${players}.`,
  planOrder: ({ higher, lower }) =>
    `Planen lader ${lower}. division træde ind senere end ${higher}. division: en lavere division seedes aldrig højere end en højere.`,
  planLength: ({ rounds }) => `Planen skal have tre omgange, for 1., 2. og 3. division; her er ${rounds}.`,
  planUnclear: ({ round }, format) =>
    `${format.quote(round)} i planen forstås ikke: skriv et omgangsnummer eller fx »1/32-finale«.`,
};

export const cupFeeTextDa: FunctionText<'feePerRound' | 'guaranteedTwo' | 'played' | 'paid' | 'last'> = {
  description:
    'Indskud i Pokalturneringen i kr.: ved tilmeldingen eller, hvis spillede omgange er angivet, ved indberetningen, § 331D1',
  example: '=DBF.CUPFEE(400;SAND)',
  parameters: {
    feePerRound: { name: 'indskud', description: 'Indskud pr. omgang i kr.' },
    guaranteedTwo: {
      name: 'toKampe',
      description: 'SAND, hvis holdet er garanteret to kampe (indtræder før et opsamlingsheat)',
    },
    played: { name: 'spillet', description: 'Ved indberetning: antal omgange, holdet har spillet' },
    paid: {
      name: 'betalt',
      description: 'Ved indberetning: antal omgange, der er betalt eller fri; tom: dem ved tilmeldingen',
    },
    last: { name: 'finale', description: 'SAND, hvis der ingen næste omgang er' },
  },
};

export const cupEntryTextDa: FunctionText<'divisions' | 'plan' | 'exempt'> = {
  description: 'Den omgang, hvor et hold træder ind i Pokalturneringen, § 332B',
  example: '=DBF.CUPENTRY(A2:D4;F2:F4)',
  parameters: {
    divisions: {
      name: 'divisioner',
      description: 'Et hold pr. række: 1, 2, 3 eller tom (0) for hver spiller',
    },
    plan: {
      name: 'plan',
      description: 'Omgang for hold fra 1., 2. og 3. division, som nummer eller fx »1/32-finale«',
    },
    exempt: {
      name: 'fritaget',
      description:
        'SAND for et hold med én divisionsspiller, som arrangøren har valgt ikke at seede, § 332B2',
    },
  },
};

export const trophyTextDa: FunctionText<'captains'> = {
  description: 'Den holdkaptajn, der vinder vandrepokalen til ejendom, og sæsonens nummer på listen, § 331A',
  example: '=DBF.TROPHY(A2:A8)',
  parameters: {
    captains: {
      name: 'kaptajner',
      description: 'Liste over vindende holdkaptajner, én pr. sæson i rækkefølge',
    },
  },
};
