import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import type { Shown } from '@/shared/pending-writes';

/** What a tutor's earnings are counted from. */
export interface EarningsArea {
  readonly offers: readonly Shown<Offer>[];
  readonly lessons: readonly Shown<Lesson>[];
  readonly now: Date;
}
