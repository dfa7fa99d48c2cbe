/** § 352A3: the 48 places of the women's and senior pairs. */
import { FIGURES } from './figures';
import { decided, refused } from './ruling';
import { countPlacings, invalid, type SeatsRuling, type SeatsStep } from './seats-basis';

/** § 352A3: 2 places per district and 1 for each of the first 26 placings of last year's final; 11 districts make 48. */
export function finalSeats(
  names: readonly string[],
  final: readonly number[],
): SeatsRuling<readonly number[]> {
  const { finalSeatsPerDistrict, finalPlacings, finalDistricts } = FIGURES;
  const [each, first, needed] = [finalSeatsPerDistrict.value, finalPlacings.value, finalDistricts.value];
  if (names.length !== needed) {
    const values = {
      districts: names.length,
      needed,
      seats: names.length * each + first,
      wanted: needed * each + first,
    };
    return refused(
      invalid('352A3', { key: 'otherThanEleven', values }, { reading: 25, argument: 'districts' }),
    );
  }
  if (final.length < first)
    return refused(
      invalid(
        '352A3b',
        { key: 'tooFewPlacings', values: { list: 'final', given: final.length, needed: first } },
        { argument: 'final' },
      ),
    );
  const placings = countPlacings(names.length, final, first);
  const places = placings.map((value) => value + each);
  const steps = names.map((name, i): SeatsStep => {
    const values = { name, each, placings: placings[i] ?? 0, places: places[i] ?? 0 };
    return { clause: '352A3', reading: 25, message: { key: 'fromFinal', values } };
  });
  return decided(places, steps);
}
