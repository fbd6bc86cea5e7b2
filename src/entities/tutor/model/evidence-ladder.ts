import { evidenceKinds, type EvidenceKind, type EvidenceMethod } from '@/shared/choices';
import type { ShownEvidence } from './tutor';

/** One item of the evidence list: seen and valid, expired, or never provided. */
export interface Rung {
  readonly kind: EvidenceKind;
  readonly state: 'seen' | 'lapsed' | 'none';
  /** Day of the check, `YYYY-MM-DD`; empty when not provided. */
  readonly date: string;
  /** Last day of validity; empty when it does not expire. */
  readonly expiry: string;
  readonly method?: EvidenceMethod;
  /** Day on which somebody looked at the portal. */
  readonly portalOn?: string;
  /** Initials of the officer who checked. */
  readonly by?: string;
}

/** All kinds of evidence, in display order. An item expires on the day after its last valid one. */
export function ladderOf(evidence: readonly ShownEvidence[], now: Date): readonly Rung[] {
  const today = now.toISOString().slice(0, 10);
  return evidenceKinds.map((kind): Rung => {
    const seen = evidence.find((one) => one.kind === kind);
    if (!seen) return { kind, state: 'none', date: '', expiry: '' };
    const isOver = seen.expiry !== '' && seen.expiry < today;
    return { ...seen, state: isOver ? 'lapsed' : 'seen' };
  });
}
