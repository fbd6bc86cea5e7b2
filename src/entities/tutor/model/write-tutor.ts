import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { slugOf } from './name-tutor';
import { tutorPath, type OwnFields, type ShownEvidence, type TaughtFields, type VettedFields } from './tutor';
import { tutorLifecycle } from './tutor-lifecycle';

export interface NewTutor extends Omit<VettedFields, 'slug'>, Omit<OwnFields, 'busy' | 'absences'> {
  readonly evidence: readonly ShownEvidence[];
}

/**
 * Creates the profile of an approved tutor. The change-log entry (`tutor.approved`) belongs in the same
 * batch.
 * @param changeId id of that entry
 */
export function createTutor(userId: string, changeId: string, tutor: NewTutor): Write {
  const data = {
    state: tutorLifecycle.initial,
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

/** Changes a tutor's own fields, or leaves out subjects and levels; needs no change-log entry. */
export function changeOwnFields(userId: string, fields: Partial<OwnFields & TaughtFields>): Write {
  return { type: 'update', path: tutorPath(userId), changes: { ...fields, updatedAt: serverTime } };
}

/**
 * Changes the public evidence of a profile. The change-log entry belongs in the same batch:
 * `evidence.recorded` or `evidence.withdrawn`.
 */
export function changeEvidence(
  userId: string,
  changeId: string,
  fields: { readonly evidence?: readonly ShownEvidence[] },
): Write {
  return {
    type: 'update',
    path: tutorPath(userId),
    changes: { ...fields, updatedAt: serverTime, lastChange: changeId },
  };
}
