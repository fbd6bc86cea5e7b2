import type { Tutor } from '@/entities/tutor';
import type { Shown } from '@/shared/pending-writes';
import type { SignedActs } from '@/shared/pending-writes';

/** Data behind a tutor's own profile. */
export interface ProfileArea extends SignedActs {
  /** Null until the office has created the profile. */
  readonly tutor: Shown<Tutor> | null;
  readonly now: Date;
}
