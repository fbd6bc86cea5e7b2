import type { Tutor } from '@/entities/tutor';
import type { Shown, SignedWrites } from '@/shared/pending-writes';

/** Data behind a tutor's homework questions. */
export interface HomeworkArea extends SignedWrites {
  readonly tutorId: string;
  /** Null until the office has created the profile. */
  readonly tutor: Shown<Tutor> | null;
  readonly now: Date;
}
