import { evidenceKinds, type EvidenceKind, type EvidenceMethod } from '@/shared/choices';
import { isGood, type Evidence } from './evidence';
import type { EvidenceState } from './evidence-lifecycle';

/** How long before its expiry a paper is requested again, in days. */
const renewalDays = 60;

export const dayMs = 86_400_000;

/** State of a check on a day (`YYYY-MM-DD`). A paper is still valid on its expiry day. */
export function evidenceStateAt(item: Pick<Evidence, 'state' | 'expiry'>, today: string): EvidenceState {
  if (item.state === 'withdrawn') return 'withdrawn';
  return item.expiry !== '' && item.expiry < today ? 'expired' : 'valid';
}

/** Days until expiry: 0 on the last day, negative afterwards; null without expiry. */
export function daysLeft({ expiry }: Pick<Evidence, 'expiry'>, today: string): number | null {
  return expiry === '' ? null : Math.round((Date.parse(expiry) - Date.parse(today)) / dayMs);
}

/** How urgent a new paper is: from 60, 30 and 7 days before its last day, and after it. */
export type RenewalStage = 'early' | 'soon' | 'last' | 'ended';

/** A paper that must be renewed. */
export interface PaperToRenew {
  readonly evidence: PublicEvidence;
  /** Days until its last day; negative once it has ended. */
  readonly left: number;
  readonly stage: RenewalStage;
}

const stageOf = (left: number): RenewalStage =>
  left < 0 ? 'ended' : left <= 7 ? 'last' : left <= 30 ? 'soon' : 'early';

/** Papers of a profile that end within 60 days or have ended, soonest first. @param today `YYYY-MM-DD` */
export function papersToRenew(items: readonly PublicEvidence[], today: string): readonly PaperToRenew[] {
  return items
    .flatMap((evidence) => {
      const left = daysLeft(evidence, today);
      return left !== null && left <= renewalDays ? [{ evidence, left, stage: stageOf(left) }] : [];
    })
    .sort((one, other) => one.left - other.left);
}

/**
 * The first paper that has ended, or null. Its tutor gets no new offers until the office has seen a new one.
 * @param today `YYYY-MM-DD`
 */
export const endedPaper = <Item extends Pick<PublicEvidence, 'expiry'>>(
  items: readonly Item[],
  today: string,
): Item | null => items.find(({ expiry }) => expiry !== '' && expiry < today) ?? null;

/** The latest valid check of each kind, in the order of the kinds. */
export function latestOfEachKind(items: readonly Evidence[]): readonly Evidence[] {
  return evidenceKinds.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind && item.state === 'valid');
    const [newest] = ofKind.sort(
      (one, other) => other.date.localeCompare(one.date) || other.at.localeCompare(one.at),
    );
    return newest ? [newest] : [];
  });
}

/** The public part of a check. */
export interface PublicEvidence {
  readonly kind: EvidenceKind;
  readonly date: string;
  readonly expiry: string;
  readonly method?: EvidenceMethod;
  /** Day on which somebody looked at the portal. */
  readonly portalOn?: string;
  /** Initials of the officer who checked: `A. M.` */
  readonly by?: string;
}

/** Initials of a name's first and last word: `A. M.` */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => `${Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? ''}.`).join(' ');
}

/**
 * The checks shown on a profile: the latest of each kind, if it was successful. A newer failed check hides an
 * older good one. Without comments, outcomes and whole names.
 */
export const publicEvidence = (items: readonly Evidence[]): readonly PublicEvidence[] =>
  latestOfEachKind(items)
    .filter(isGood)
    .map(({ kind, date, expiry, method, portalOn, name }) => ({
      ...{ kind, date, expiry, by: initialsOf(name) },
      ...(method && { method }),
      ...(portalOn && { portalOn }),
    }));

/**
 * Checks that must be successful before somebody teaches; the police certificate only while the office
 * requires it. An NTC licence is only checked when claimed.
 */
export const requiredEvidence: readonly EvidenceKind[] = [
  'ghana-card',
  'certificate',
  'police-clearance',
  'referee-1',
  'referee-2',
  'interview',
  'conduct',
];

/** The check that the office may do without, by a setting. */
export const policeEvidence: EvidenceKind = 'police-clearance';

/** @param isPoliceRequired whether the office approves nobody without a police certificate */
export const requiredEvidenceOf = (isPoliceRequired: boolean): readonly EvidenceKind[] =>
  requiredEvidence.filter((kind) => isPoliceRequired || kind !== policeEvidence);

/**
 * Required checks that are missing, failed or expired.
 * @param required kinds, from `requiredEvidenceOf`
 */
export function missingEvidence(
  items: readonly Evidence[],
  today: string,
  required: readonly EvidenceKind[],
): readonly EvidenceKind[] {
  const latest = latestOfEachKind(items);
  return required.filter((kind) => {
    const item = latest.find((each) => each.kind === kind);
    return !item || !isGood(item) || evidenceStateAt(item, today) !== 'valid';
  });
}
