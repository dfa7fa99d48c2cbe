import type { CupEntryMessages } from '../rules/cup-entry';
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
    `Holdets højeste divisionsspiller er fra ${division}. division, som efter planen træder ind i ${round}.`,
  mayBeExempt: ({ division }) =>
    `Holdet har kun én divisionsspiller (${division}. division): på holdets anmodning kan turneringsarrangøren vælge ikke at seede det. Det afgøres ikke her.`,
  exempt: ({ division }) =>
    `Turneringsarrangøren har valgt ikke at seede holdet med én spiller fra ${division}. division: det begynder i 1. omgang.`,
  exemptNeedsOne: ({ players }) =>
    `Kun et hold med præcis én divisionsspiller kan fritages for seedning; her er der ${players}.`,
  planOrder: ({ higher, lower }) =>
    `Planen lader ${lower}. division træde ind senere end ${higher}. division: en lavere division seedes aldrig højere end en højere.`,
  planUnclear: ({ round }, format) =>
    `Planens ${format.quote(round)} forstås ikke: skriv et omgangsnummer eller fx »1/32-finale«.`,
};
