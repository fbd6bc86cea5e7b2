import { evidenceKinds, type EvidenceKind } from '@/shared/choices';
import type { ShownEvidence } from './tutor';

/** One line of the evidence ladder: seen and still true, seen and expired since, or never provided. */
export interface Rung {
  readonly kind: EvidenceKind;
  readonly state: 'seen' | 'lapsed' | 'none';
  /** When it was seen, `YYYY-MM-DD`; empty when it was not provided. */
  readonly date: string;
  /** Its last valid day, or empty when it has none. */
  readonly expiry: string;
}

/** All that Lifeline looks at, in its order. A line lapses by itself on the day after its last valid one. */
export function ladderOf(evidence: readonly ShownEvidence[], now: Date): readonly Rung[] {
  const today = now.toISOString().slice(0, 10);
  return evidenceKinds.map((kind): Rung => {
    const seen = evidence.find((one) => one.kind === kind);
    if (!seen) return { kind, state: 'none', date: '', expiry: '' };
    const isOver = seen.expiry !== '' && seen.expiry < today;
    return { ...seen, state: isOver ? 'lapsed' : 'seen' };
  });
}
