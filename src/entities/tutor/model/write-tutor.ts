import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { slugOf } from './name-tutor';
import { tutorPath, type OwnFields, type ShownEvidence, type VettedFields } from './tutor';
import { tutorLife } from './tutor-life';

export interface NewTutor extends Omit<VettedFields, 'slug'>, Omit<OwnFields, 'busy' | 'absences'> {
  readonly evidence: readonly ShownEvidence[];
}

/**
 * The profile of somebody who was approved. Its line of the change log (`tutor.approved`) goes into the same batch.
 * @param changeId of that line
 */
export function createTutor(userId: string, changeId: string, tutor: NewTutor): Write {
  const data = {
    state: tutorLife.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
    ...tutor,
    slug: slugOf(tutor.name, userId),
    busy: [],
    absences: [],
  } satisfies Record<keyof VettedFields | keyof OwnFields, unknown> & DocumentData;
  return { type: 'create', path: tutorPath(userId), data };
}

/** What a tutor changes of their own profile; needs no line of the log. */
export function changeOwnFields(userId: string, fields: Partial<OwnFields>): Write {
  return { type: 'update', path: tutorPath(userId), changes: { ...fields, updatedAt: serverTime } };
}

/**
 * What the office corrects of a profile, such as the evidence that everybody sees. The line of the change log goes into the same
 * batch: `evidence.recorded`, `evidence.withdrawn` or `profile.corrected`.
 */
export function correctTutor(
  userId: string,
  changeId: string,
  fields: Partial<OwnFields & VettedFields & { readonly evidence: readonly ShownEvidence[] }>,
): Write {
  return {
    type: 'update',
    path: tutorPath(userId),
    changes: { ...fields, updatedAt: serverTime, lastChange: changeId },
  };
}
