/** Every check of the pairs championships' sheets. A new one is a line here. */
import type { TableCheck } from '../table-check';
import { applicationCheck } from './application-checks';
import { pairDistrictsCheck } from './pair-districts-checks';
import { pairPaymentCheck } from './pair-payment-checks';
import { pairPlayersCheck } from './pair-players-checks';
import { placeCountCheck, preselectedCountCheck } from './place-count-checks';
import { placingsCheck } from './placings-checks';
import { preselectionCheck } from './preselection-checks';
import { qualificationCheck } from './qualification-checks';
import { banCheck } from './ban-checks';
import { clubFinalCheck } from './club-final-checks';
import { doubleCheck } from './double-checks';
import { finalCheck } from './final-checks';
import { participantsCheck } from './participants-checks';
import { poolCheck } from './pool-checks';
import { programmeCheck } from './programme-checks';
import { sectionCheck } from './section-checks';
import { seatsCheck } from './seats-checks';

export const PAIRS_CHECKS: readonly TableCheck[] = [
  seatsCheck,
  placingsCheck,
  placeCountCheck,
  preselectedCountCheck,
  preselectionCheck,
  qualificationCheck,
  pairDistrictsCheck,
  pairPlayersCheck,
  pairPaymentCheck,
  doubleCheck,
  banCheck,
  applicationCheck,
  clubFinalCheck,
  finalCheck,
  participantsCheck,
  poolCheck,
  programmeCheck,
  sectionCheck,
];
