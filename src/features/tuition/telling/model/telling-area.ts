import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import type { Tutor } from '@/entities/tutor';
import type { Shown, SignedWrites } from '@/shared/pending-writes';

/** Data behind what a tutor has to tell. */
export interface TellingArea extends SignedWrites {
  readonly tutorId: string;
  readonly offers: readonly Shown<Offer>[];
  readonly lessons: readonly Shown<Lesson>[];
  /** Null until the office has created the profile. */
  readonly tutor: Shown<Tutor> | null;
  readonly now: Date;
}
