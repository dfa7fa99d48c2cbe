/** § 332 D: away points of the cup. */
import { FIGURES } from './figures';
import { ceiling, divide, exactly, fraction } from './fraction';
import { decided, type Ruling, type Step } from './ruling';

export interface CupMessages {
  startedDistance: { readonly km: number; readonly stretch: number; readonly points: number };
  ferries: { readonly trips: number; readonly each: number; readonly points: number };
  ronneKoge: { readonly trips: number; readonly each: number; readonly points: number };
}

const STRETCH = FIGURES.awayPointDistance.value;

/**
 * Number of started stretches of 30 km, for a distance of 0 km or more (§ 332D4a, reading 16): 30 is one, 30.1 is two.
 */
export function startedStretches(km: number): number {
  // A distance with one decimal, as route planners give it, is decided in whole tenths: exact, and without big numbers.
  const tenths = Math.round(km * 10);
  if (tenths / 10 === km && tenths < 1e12) return Math.ceil(tenths / (STRETCH * 10));
  return Number(ceiling(divide(exactly(km), fraction(BigInt(STRETCH)))));
}

const FERRY = FIGURES.awayPointsFerry.value;
const RONNE_KOGE = FIGURES.awayPointsRonneKoge.value;

/** Away points without the steps, for long columns; arguments as for {@link awayPoints}. */
export const awayPointsOf = (km: number, ferries: number, ronneKoge: number): number =>
  startedStretches(km) + FERRY * ferries + RONNE_KOGE * ronneKoge;

/**
 * Away points for one away match, § 332D4. `km` one way, bridges included, 0 or more; `ferries` trips other than
 * Rønne-Køge and `ronneKoge` trips, whole numbers of 0 or more.
 */
export function awayPoints(km: number, ferries: number, ronneKoge: number): Ruling<number, CupMessages> {
  const steps: Step<CupMessages>[] = [
    {
      clause: '332D4a',
      reading: 16,
      message: { key: 'startedDistance', values: { km, stretch: STRETCH, points: startedStretches(km) } },
    },
  ];
  if (ferries > 0)
    steps.push({
      clause: '332D4b',
      message: { key: 'ferries', values: { trips: ferries, each: FERRY, points: FERRY * ferries } },
    });
  if (ronneKoge > 0)
    steps.push({
      clause: '332D4b',
      message: {
        key: 'ronneKoge',
        values: { trips: ronneKoge, each: RONNE_KOGE, points: RONNE_KOGE * ronneKoge },
      },
    });
  return decided(awayPointsOf(km, ferries, ronneKoge), steps);
}
