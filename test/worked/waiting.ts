/** What the examples expect and nothing in the product answers yet, with the reason. */
export const WAITING: Readonly<Record<string, { readonly facts: readonly string[]; readonly why: string }>> =
  {
    '§ 351A: A pre-selection not used takes no place': {
      facts: ['by_district_final_placing'],
      why: 'nobody holds the pairs of a district against its places',
    },
    '§ 351A: Nobody pre-selected': {
      facts: ['by_district_championships'],
      why: 'nobody holds the pairs of a district against its places',
    },
    '§ 351B: Consent in time, the committee tells the district late': {
      facts: ['committee_duty_met'],
      why: 'no column tells when the committee informed the district; it changes nothing for the pair',
    },
    '§ 351C1a: B-final of 8 pairs': {
      facts: ['seats_B', 'seats_A'],
      why: 'the places are refused with the reason, and a refusal gives no numbers',
    },
    '§ 351C1a: B-final of 81 pairs': {
      facts: ['seats_B', 'seats_A'],
      why: 'the places are refused with the reason, and a refusal gives no numbers',
    },
    '§ 352A3: Two places, no pre-selection used': {
      facts: ['by_district_championship', 'places'],
      why: 'nobody holds the pairs of a district against its places',
    },
  };
