import type { Tutor } from '@/entities/tutor';
import type { Shown } from '@/shared/pending-writes';
import type { SignedActs } from '@/shared/pending-writes';

/** What the week of a tutor is shown from. */
export interface AvailabilityArea extends SignedActs {
  /** Null until the office has opened the profile. */
  readonly tutor: Shown<Tutor> | null;
  readonly now: Date;
}
