import type { Lesson } from '@/entities/lesson';
import type { Tutor } from '@/entities/tutor';
import type { Shown } from '@/shared/pending-writes';
import type { SignedWrites } from '@/shared/pending-writes';

/** Data behind a tutor's own profile. */
export interface ProfileArea extends SignedWrites {
  /** Null until the office has created the profile. */
  readonly tutor: Shown<Tutor> | null;
  readonly lessons: readonly Shown<Lesson>[];
  readonly now: Date;
}
