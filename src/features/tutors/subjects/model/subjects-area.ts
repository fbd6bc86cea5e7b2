import type { Tutor } from '@/entities/tutor';
import type { Shown, SignedWrites } from '@/shared/pending-writes';

/** Data behind what a tutor teaches. */
export interface SubjectsArea extends SignedWrites {
  readonly tutorId: string;
  /** Null until the office has created the profile. */
  readonly tutor: Shown<Tutor> | null;
}
