import { describe, expect, it } from 'vitest';
import { checkSheets, rowsOf } from './checking';

const kindsOf = (...rows: string[]): string[] =>
  checkSheets({ Ark1: rowsOf(rows) }).sheets[0]!.tables.map(({ kind }) => kind);

describe('sheets of the pairs championships are recognised', () => {
  it.each([
    ['districts', ['Distrikter 2009', 'Distrikt | Medl. | Kvalifikation starter', 'Fyn | 2100 | 04-10-2008']],
    [
      'placings',
      ['Åbent par: B-finale 2008', 'Plads | Parnavn | Distrikt | Procent', '1. | A - B | Fyn | 61.2'],
    ],
    ['placings', ['Åbent par: A-finale 2008', 'Nr. | Par | Distrikt', '1 | A - B | Fyn']],
    ['pairs', ['Mixed par', 'Spiller | DBF nr. | Makker | DBF nr. | Distrikt', 'A | 101 | B | 102 | Fyn']],
    ['pairs', ['Tilmeldte', 'Par | Distrikt | Forhåndsudt. | Kval.ret', 'A - B | Fyn | UK | Nej']],
    ['pair-sections', ['Hvem spillede', 'PAR | Sektion | Ved bordet 1 | Ved bordet 2', 'A - B | 1 | A | B']],
    ['pools', ['Semifinale', 'Pulje | Parnr | Par | Distrikt', '1 | 7 | A - B | Fyn']],
    ['entrants', ['Åbent par: A-finale, startliste', 'Parnr. | Par | Distrikt', '1 | A - B | Fyn']],
    ['programme', ['Program', 'Turnering | Fase | Runder | Spil pr. runde', 'Åbent par | A-finale | 39 | 3']],
    ['club-finalists', ['DM for klubber', 'Hold | Distrikt | Placering i distriktet', 'Odense | Fyn | 1']],
    ['club-champions', ['Danmarksmestre for klubber', 'Sæson | Klub | Distrikt', '2007/08 | Odense | Fyn']],
    [
      'applications',
      [
        'Mixed par',
        'Applicant | Club | Date of birth | Education | Station | Received | Event date',
        'A | B | 1990-02-14 | C | D | 2009-04-29 | 2009-05-09',
      ],
    ],
    [
      'applications',
      [
        'Bridgeforbundet: ansøgninger',
        'Turnering | Navn | Uddannelse | Ansøgt dato',
        'Juniorpar | A | B | 29-04-2009',
      ],
    ],
    ['bans', ['Karantæner', 'Spiller | DBF-nr. | Karantæne fra | Karantæne til', 'A | 101 | 01-01-2009 | ']],
  ])('%s', (kind, rows) => {
    expect(kindsOf(...rows)).toEqual([kind]);
  });
});

describe('sheets that have nothing to do with bridge are not', () => {
  it.each([
    [
      'tennis',
      ['Klubmesterskab i tennis', 'Spiller 1 | Spiller 2 | Dato | Resultat', 'A | B | 01-06-2009 | 6-4'],
    ],
    ['golf', ['Scorekort', 'Hul | Par | Længde | Score', '1 | 4 | 310 | 5']],
    ['scouts', ['Spejdernes distrikter', 'Distrikt | Medlemmer | Pladser', 'Fyn | 2100 | 12']],
    ['a swimming meet', ['Stævne', 'Nr. | Navn | Distrikt | Tid', '1 | A | Fyn | 0.58']],
    ['football groups', ['Pinsecup', 'Pulje | Hold | Point | Mål', 'A | AGF | 6 | 7']],
    [
      'footballers',
      ['Fodboldklubben', 'Spiller | Karantæne fra | Karantæne til', 'A | 01-06-2009 | 08-06-2009'],
    ],
    ['a school', ['7. A', 'Navn | Karantæne fra | Karantæne til', 'A | 01-02-2021 | 11-02-2021']],
    [
      'grants',
      ['Legater: ansøgninger', 'Ansøger | Uddannelse | Uddannelsessted | Modtaget', 'A | B | C | 29-04-2009'],
    ],
    [
      'journeys',
      ['Rejserefusion, personalet', 'Navn | Station | Km | Modtaget', 'A | Fredericia | 210 | 29-04-2009'],
    ],
    ['races', ['Løbsserie', 'Sæson | Klub | Distrikt', '2008 | Odense Atletik | Fyn']],
  ])('%s', (_, rows) => {
    expect(kindsOf(...rows)).toEqual([]);
  });
});
