import * as v from 'valibot';
import { serverTime, type Write } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import type { EvidenceKind } from '@/shared/choices';
import { isGood, type Evidence } from './evidence';
import { latestOfEachKind, policeEvidence, requiredEvidence, requiredEvidenceOf } from './evidence-at';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));

/**
 * Stored clearance of a tutor: the checks of an application by which the office let somebody teach. Created
 * with the profile and never changed; nobody has a profile without it. The database rules are generated from
 * this schema.
 */
export const clearanceSchema = v.strictObject({
  /** Code of the application. */
  ref: id,
  /** Ids of the required checks, by kind; of the police certificate only where there is one. */
  checks: v.strictObject({
    ...Object.fromEntries(requiredEvidenceOf(false).map((kind) => [kind, id])),
    [policeEvidence]: v.exactOptional(id),
  }),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** @param userId of the account that becomes the tutor */
export const clearancePath = (userId: string): string => `clearances/${userId}`;

/** Stored beside an application, once: whom the office has cleared by it. */
export const clearedSchema = v.strictObject({ userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)) });

/** @param application path of the application */
export const clearedPath = (application: string): string => `${application}/cleared/tutor`;

export const isClearedDocument = (data: unknown): boolean => isStored(clearedSchema, data);

export const isClearanceDocument = (data: unknown): boolean => isStored(clearanceSchema, data);

/** State of an application in which its applicant can be cleared. */
export const clearedFrom = 'onboarding';

/**
 * Creates the clearance, and beside the application whom it clears. The profile belongs in the same batch.
 * @param ref code of the application
 * @param application path of the application
 * @param evidence all checks of the application
 */
export function createClearance(
  userId: string,
  ref: string,
  application: string,
  evidence: readonly Evidence[],
): readonly Write[] {
  const isRequired = (kind: EvidenceKind) => requiredEvidence.includes(kind);
  const checks = latestOfEachKind(evidence)
    .filter((item) => isRequired(item.kind) && isGood(item))
    .map((item) => [item.kind, item.id] as const);
  const data = { ref, checks: Object.fromEntries(checks), at: serverTime };
  return [
    { type: 'create', path: clearancePath(userId), data },
    { type: 'create', path: clearedPath(application), data: { userId } },
  ];
}
