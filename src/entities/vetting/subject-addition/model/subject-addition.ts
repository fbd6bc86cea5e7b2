import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import {
  distinct,
  fileSlotSchema,
  limits,
  optionalText,
  readStored,
  userIdShape,
  type PersonalFields,
  type StoredFile,
} from '@/shared/fields';
import { levels, subjects } from '@/shared/ghana';
import { additionLifecycle } from './addition-lifecycle';

/** Change-log event of a new record. */
export const subjectsAsked = 'subjects.asked';

/** Papers that prove the subjects: the first is needed, the second welcome. */
export const additionPapers = ['certificate', 'transcript'] as const;

export type AdditionPaper = (typeof additionPapers)[number];

/** Why the office refuses; the tutor reads it. */
export const refusalsOfAddition = ['papers', 'level', 'no-need', 'other'] as const;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Stored subjects that a tutor asks for. The database rules are generated from this schema. */
export const additionSchema = v.strictObject({
  state: v.picklist(additionLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  subjects: v.pipe(v.array(v.picklist(subjects)), v.minLength(1), distinct()),
  /** Levels that the profile lacks; may be empty. */
  levels: v.pipe(v.array(v.picklist(levels)), distinct()),
  /** Why the tutor can teach them. */
  words: optionalText(limits.shortText),
  files: v.strictObject({ certificate: fileSlotSchema, transcript: fileSlotSchema }),
  /** Empty unless refused. */
  decision: v.strictObject({
    reason: v.picklist(['', ...refusalsOfAddition]),
    words: optionalText(limits.shortText),
  }),
});

/** Emptied with the tutor. */
export const personalFieldsOfAddition: PersonalFields = [
  'words',
  'files.certificate',
  'files.transcript',
  'decision.words',
];

/** Subjects that a tutor asks for, with papers. */
export interface SubjectAddition extends v.InferOutput<typeof additionSchema> {
  /** Id of its first paper, so that a repeated press creates it once. */
  readonly id: string;
}

export type AdditionDecision = SubjectAddition['decision'];

/** Of one that was not refused. */
export const undecided: AdditionDecision = { reason: '', words: '' };

export const additionCollection = 'subjectAdditions';

export const additionPath = (id: string): string => `${additionCollection}/${id}`;

export function parseAddition(id: string, data: DocumentData): SubjectAddition {
  const read = readStored(additionSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `subject addition ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** The files that the record names, in order. */
export const filesOfAddition = ({
  files,
}: Pick<SubjectAddition, 'files'>): readonly (StoredFile & { readonly kind: AdditionPaper })[] =>
  additionPapers.flatMap((kind) => {
    const slot = files[kind];
    return slot === '' ? [] : [{ kind, ...slot }];
  });

export interface NewAddition extends Pick<SubjectAddition, 'tutorId' | 'subjects' | 'levels' | 'words'> {
  readonly files: { readonly certificate: StoredFile; readonly transcript: StoredFile | '' };
  /** Id of the change-log entry (`subjects.asked`) in the same batch. */
  readonly changeId: string;
}

/** Creates the record under the id of its first paper. Its change-log entry belongs in the same batch. */
export function askForSubjects({ changeId, ...asked }: NewAddition): Write {
  const data = {
    state: additionLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
    ...asked,
    files: { ...asked.files },
    decision: { ...undecided },
  } satisfies DocumentData;
  return { type: 'create', path: additionPath(asked.files.certificate.id), data };
}
