import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import type { Tutor } from '@/entities/tutor';
import type { Shown } from '@/shared/pending-writes';

/** Data behind a tutor's earnings. */
export interface EarningsArea {
  readonly tutorId: string;
  readonly offers: readonly Shown<Offer>[];
  readonly lessons: readonly Shown<Lesson>[];
  /** Null until the office has created the profile. */
  readonly tutor: Shown<Tutor> | null;
  readonly now: Date;
}
