import type { AdministrationCheckMessages } from './check-administration';
import type { ChapterWords } from './checks';

export const checkAdministrationDa: ChapterWords<AdministrationCheckMessages> = {
  messages: {
    sponsorUnapproved: ({ name, sponsor, amount, minimum }, { number, quote }) =>
      `${quote(name)} bruger sponsoren ${quote(sponsor)} officielt, men kontrakten er ikke godkendt${amount === undefined || minimum == null ? '' : `; beløbet på ${number(amount)} kr. er under minimumsbeløbet på ${number(minimum)} kroner`}.`,
    sponsorBelow: ({ amount, minimum }, { number }) =>
      `Sponsorbeløbet er ${number(amount)} kr., men minimum er ${number(minimum ?? 0)} kr.; kontrakten kan ikke godkendes, og sponsorens navn kan ikke bruges officielt.`,
    poolContributions: ({ actual, expected }, { number }) =>
      `Bidragene er ${number(actual)} kr., men antal hold gange bidraget giver ${number(expected)} kr.`,
    poolCarried: ({ actual, expected }, { number }) =>
      `Der overføres ${number(actual)} kr., men overført plus bidrag minus refusion giver ${number(expected)} kr.`,
    poolBegins: ({ actual, expected, address }, { number }) =>
      `Der er overført ${number(actual)} kr., men sæsonen før slutter med ${number(expected)} kr. (${address}).`,
    poolTwice: ({ other, address }, { quote }) =>
      `Turneringen har allerede en pulje i sæsonen, ${quote(other)} (${address}); alle dens rækker deler én pulje.`,
    poolPaid: ({ actual, expected, sheets, nights }, { number, list, quote }) =>
      `Den udbetalte refusion er ${number(actual)} kr., men ${list(sheets.map(quote))} giver ${nights ? 'mindst ' : ''}${number(expected)} kr.`,
  },
  clauses: {
    '302B': 'En sponsorkontrakt kan kun godkendes, når den når sæsonens minimumsbeløb.',
    '302C': 'En sponsors navn må kun bruges officielt, når DBF har godkendt kontrakten.',
    '321B1':
      'Hver turnering har én rejsepulje: alle divisioner, og for damer begge divisioner og kvalifikationen.',
    '321B2': 'Puljen udbetaler det, som § 304 giver. Læsning 28.',
    '321B3': 'Overført plus bidrag minus refusion overføres til næste sæson.',
  },
};
