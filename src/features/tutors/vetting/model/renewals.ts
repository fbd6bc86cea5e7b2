import { daysLeft, isDueForRenewal, type PublicEvidence } from '@/entities/evidence';
import type { Tutor } from '@/entities/tutor';

/** A paper of a tutor that has to be renewed. */
export interface Renewal {
  readonly tutor: Tutor;
  readonly evidence: PublicEvidence;
  /** Days until its last day; below 0 once that is past. */
  readonly left: number;
}

/** The papers that expire soon or have expired, the soonest first. @param today `YYYY-MM-DD` */
export function renewalsOf(tutors: readonly Tutor[], today: string): readonly Renewal[] {
  return tutors
    .flatMap((tutor) =>
      tutor.evidence.flatMap((evidence) => {
        const left = daysLeft(evidence, today);
        return left !== null && isDueForRenewal(evidence, today) ? [{ tutor, evidence, left }] : [];
      }),
    )
    .sort((one, other) => one.left - other.left);
}
