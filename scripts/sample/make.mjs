// npm run sample: writes workbench/built/Eksempel.xlsx, the workbook that the workbench opens and the tests use.
import { mkdirSync, writeFileSync } from 'node:fs';
import { calculate } from './calculator.mjs';
import { chapterSheets } from './chapters.mjs';
import { matchSheets } from './matches.mjs';
import { rosterSheets } from './rosters.mjs';
import { seatSheets } from './seats.mjs';
import { put, sheet } from './table.mjs';
import { writeXlsx } from './xlsx.mjs';

function readMe() {
  const target = sheet('Læs mig', [100]);
  put(target, 'A1', [['Eksempel på DBF-turneringer i Excel']], 'title');
  put(
    target,
    'A3',
    [
      [
        'Projektmappen viser funktionerne og kontrollen. Navne, medlemstal, satser og resultater er opdigtede; vejafstande på arket Pokal er virkelige, hvor andet ikke står.',
      ],
    ],
    'wrap',
  );
  put(target, 'A4', [
    ['Pladser, Hvorfor, A-finale, B-finale, Damepar: pladser til distrikterne (§ 351C, § 352A3)'],
    ['Pokal: udebanepoint (§ 332D4). Slutspil: overførte imp (§ 323C). Rejserefusion: § 304'],
    ['Hold Division, Hold Danish Open, Minihold: holdlister med fejl, som ruden finder'],
    ['Ret i cellerne, og se svarene følge med. =DBF.WHY("UP";112) forklarer et svar.'],
  ]);
  return target;
}

const sheets = [readMe(), ...seatSheets(), ...matchSheets(), ...rosterSheets(), ...chapterSheets()];
await calculate(sheets);
mkdirSync('workbench/built', { recursive: true });
writeFileSync('workbench/built/Eksempel.xlsx', writeXlsx(sheets));
console.log('workbench/built/Eksempel.xlsx');
