import { awayPoints, awayPointsOf } from '../rules/cup';
import { cupDa, upTextDa } from '../text/cup.da';
import { cupEn, upTextEn } from '../text/cup.en';
import { define } from './define';
import { number, optional, value, whole } from './parameters';

const awayPointsFunction = (id: string) =>
  define({
    id,
    parameters: {
      km: value(number({ min: 0 })),
      ferries: optional(value(whole({ min: 0 }))),
      ronneKoge: optional(value(whole({ min: 0 }))),
    },
    texts: {
      da: { ...upTextDa, example: upTextDa.example.replace('UP', id) },
      en: { ...upTextEn, example: upTextEn.example.replace('UP', id) },
    },
    phrases: { da: cupDa, en: cupEn },
    compute: ({ km, ferries = 0, ronneKoge = 0 }) => awayPoints(km, ferries, ronneKoge),
    cells: (points) => points,
    quick: (numbers) => {
      const km = numbers[0];
      const ferries = numbers[1] ?? 0;
      const ronneKoge = numbers[2] ?? 0;
      const plain =
        Number.isInteger(ferries) &&
        ferries >= 0 &&
        ferries < 1e9 &&
        Number.isInteger(ronneKoge) &&
        ronneKoge >= 0 &&
        ronneKoge < 1e9;
      return km !== undefined && km >= 0 && km < 1e9 && plain
        ? awayPointsOf(km, ferries, ronneKoge)
        : undefined;
    },
  });

/** `AWAYPOINTS` is `UP` under a name of more than two letters, for hosts that ask for three. */
export const cupFunctions = [awayPointsFunction('UP'), awayPointsFunction('AWAYPOINTS')];
