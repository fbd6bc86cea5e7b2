import type { Tutor } from '@/entities/tutor';
import type { Shown } from '@/shared/pending-writes';
import type { SignedActs } from '@/shared/pending-writes';

/** What a tutor's own profile is shown from. */
export interface ProfileArea extends SignedActs {
  /** Null until the office has opened the profile. */
  readonly tutor: Shown<Tutor> | null;
  readonly now: Date;
}
