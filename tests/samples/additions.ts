import { createChangeId, logChange, logTransition, type ChangedBy } from '../../src/entities/change-log';
import {
  additionPath,
  askForSubjects,
  subjectsAsked,
  type NewAddition,
} from '../../src/entities/vetting/subject-addition';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';

/** Id of the certificate, and so of the record. */
export const additionId = '7c0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c70';

export const sampleCertificate = {
  id: additionId,
  name: 'physics.pdf',
  type: 'application/pdf',
  size: 5,
} as const;

const sampleAddition: Omit<NewAddition, 'changeId'> = {
  tutorId: 'demo-tutor',
  subjects: ['physics', 'additional-mathematics'],
  levels: ['shs'],
  words: 'Two years at Madina SHS.',
  files: { certificate: sampleCertificate, transcript: '' },
};

/** All writes of a tutor who asks for more subjects. */
export function askToTeach(
  by: ChangedBy,
  more: Partial<typeof sampleAddition> = {},
  changeId = createChangeId(),
): readonly Write[] {
  const create = askForSubjects({ changeId, ...sampleAddition, ...more });
  return [
    create,
    logChange({ id: changeId, by, record: create.path, event: subjectsAsked, after: { state: 'asked' } }),
  ];
}

/** A transition of that record. */
export const moveAddition = (
  to: string,
  event: string,
  by: ChangedBy,
  changes: DocumentData = {},
): readonly Write[] =>
  logTransition({
    id: createChangeId(),
    by,
    record: additionPath(additionId),
    event,
    from: 'asked',
    to,
    changes,
  });

/** The profile of the sample tutor with what was asked for, or with other subjects and levels. */
export function addToProfile(
  by: ChangedBy,
  taught: DocumentData = {
    subjects: ['mathematics', 'science', 'physics', 'additional-mathematics'],
    levels: ['jhs', 'shs'],
  },
  id = createChangeId(),
): readonly Write[] {
  const record = 'tutors/demo-tutor';
  return [
    { type: 'update', path: record, changes: { ...taught, updatedAt: serverTime, lastChange: id } },
    logChange({ id, by, record, event: 'subjects.added' }),
  ];
}

export const refusal = { decision: { reason: 'papers', words: 'The subject does not stand on it.' } };
