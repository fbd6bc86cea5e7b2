import { papersToRenew, type PublicEvidence } from '@/entities/vetting/evidence';
import type { Tutor } from '@/entities/tutor';

/** A tutor's document that must be renewed. */
export interface Renewal {
  readonly tutor: Tutor;
  readonly evidence: PublicEvidence;
  /** Days until it expires; negative once it has expired. */
  readonly left: number;
}

/** Documents that expire soon or have expired, soonest first. @param today `YYYY-MM-DD` */
export function renewalsOf(tutors: readonly Tutor[], today: string): readonly Renewal[] {
  return tutors
    .flatMap((tutor) =>
      papersToRenew(tutor.evidence, today).map(({ evidence, left }) => ({ tutor, evidence, left })),
    )
    .sort((one, other) => one.left - other.left);
}
