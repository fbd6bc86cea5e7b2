import { evidenceKinds, type EvidenceKind } from '@/shared/choices';
import { isGood, type Evidence } from './evidence';
import type { EvidenceState } from './evidence-life';

/** How long before its last day a paper is asked for anew, in days. */
const renewalDays = 60;

const dayMs = 86_400_000;

/** The state of a check on a day (`YYYY-MM-DD`): a paper still holds on its last day. */
export function evidenceStateAt(item: Pick<Evidence, 'state' | 'expiry'>, today: string): EvidenceState {
  if (item.state === 'withdrawn') return 'withdrawn';
  return item.expiry !== '' && item.expiry < today ? 'expired' : 'valid';
}

/** Days until the last day, from a day on: 0 on it, below 0 past it; null for what has none. */
export function daysLeft({ expiry }: Pick<Evidence, 'expiry'>, today: string): number | null {
  return expiry === '' ? null : Math.round((Date.parse(expiry) - Date.parse(today)) / dayMs);
}

/** Whether a paper has to be asked for anew, on a day. */
export const isDueForRenewal = (item: Pick<Evidence, 'expiry'>, today: string): boolean => {
  const left = daysLeft(item, today);
  return left !== null && left <= renewalDays;
};

/** The newest check of each kind that was not taken back, in the order of the kinds. */
export function latestOfEachKind(items: readonly Evidence[]): readonly Evidence[] {
  return evidenceKinds.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind && item.state === 'valid');
    const [newest] = ofKind.sort(
      (one, other) => other.date.localeCompare(one.date) || other.at.localeCompare(one.at),
    );
    return newest ? [newest] : [];
  });
}

/** What everybody may know of a tutor's checks. */
export interface PublicEvidence {
  readonly kind: EvidenceKind;
  readonly date: string;
  readonly expiry: string;
}

/**
 * What a tutor's profile says: of each kind the newest check, if it ended well. A newer one that failed hides the older
 * good one. No words, no outcome, no name.
 */
export const publicEvidence = (items: readonly Evidence[]): readonly PublicEvidence[] =>
  latestOfEachKind(items)
    .filter(isGood)
    .map(({ kind, date, expiry }) => ({ kind, date, expiry }));

/** What must have ended well before somebody teaches; an NTC licence only of those who say they have one. */
export const requiredEvidence: readonly EvidenceKind[] = [
  'ghana-card',
  'certificate',
  'police-clearance',
  'referee-1',
  'referee-2',
  'interview',
  'conduct',
];

/** The required checks that are not there, did not end well or have expired. */
export function missingEvidence(items: readonly Evidence[], today: string): readonly EvidenceKind[] {
  const latest = latestOfEachKind(items);
  return requiredEvidence.filter((kind) => {
    const item = latest.find((each) => each.kind === kind);
    return !item || !isGood(item) || evidenceStateAt(item, today) !== 'valid';
  });
}
