import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { dayShape, optionalText, readStored, userIdShape, type PersonalFields } from '@/shared/fields';
import { assignmentLifecycle } from './assignment-lifecycle';

/** How many assignments of an offer may be open. */
export const maximumOpen = 12;

/** Maximum length of the note in characters. */
export const assignmentNoteLength = 300;

/** Number of an assignment within its offer, which is its document id: `1`, `2` … */
export const assignmentNumberShape = /^[1-9][0-9]{0,2}$/;

/** Id of a pack of questions: `bece-math`. */
export const packShape = /^(bece|wassce)-(math|sci|eng|soc)$/;

/** Id of a topic, a weakness, a question or a misconception, with or without its pack. */
export const contentIdPattern = '[a-z0-9-]{1,60}(/[a-z0-9-]{1,60})?';

const time = v.pipe(v.string(), v.isoTimestamp());
const contentId = v.pipe(v.string(), v.regex(new RegExp(`^(${contentIdPattern})?$`)));

/** Stored assignment. The database rules are generated from this schema. */
export const assignmentSchema = v.strictObject({
  state: v.picklist(assignmentLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  pack: v.pipe(v.string(), v.regex(packShape)),
  /** One of the two narrows the pack; both empty assign all of it. */
  topic: contentId,
  weakness: contentId,
  note: optionalText(assignmentNoteLength),
  /** When the learner should have practised; absent without a date. */
  dueDay: v.exactOptional(v.pipe(v.string(), v.regex(dayShape))),
});

/** Emptied with the family or the tutor. */
export const personalFieldsOfAssignment: PersonalFields = ['note'];

/** Practice that a tutor assigns to the learner of an offer. */
export interface Assignment extends v.InferOutput<typeof assignmentSchema> {
  /** Its number within the offer. */
  readonly id: string;
  readonly offerId: string;
}

export const assignmentsCollection = (offerId: string): string => `offers/${offerId}/assignments`;
export const assignmentPath = (offerId: string, id: string): string =>
  `${assignmentsCollection(offerId)}/${id}`;

export function parseAssignment(offerId: string, id: string, data: DocumentData): Assignment {
  const read = readStored(assignmentSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `assignment ${id}: ${read.problem}`);
  return { id, offerId, ...read.output };
}

export const isOpenAssignment = ({ state }: Pick<Assignment, 'state'>): boolean =>
  state === assignmentLifecycle.initial;

export type NewAssignment = Pick<
  Assignment,
  'id' | 'offerId' | 'tutorId' | 'pack' | 'topic' | 'weakness' | 'note' | 'dueDay'
>;

/** Creates an assignment. */
export function assignPractice({ id, offerId, ...assignment }: NewAssignment): Write {
  return {
    type: 'create',
    path: assignmentPath(offerId, id),
    data: {
      state: assignmentLifecycle.initial,
      createdAt: serverTime,
      movedAt: serverTime,
      updatedAt: serverTime,
      lastChange: '',
      isSample: false,
      ...assignment,
    },
  };
}

/**
 * The number of the next assignment of an offer; null while the one that many before it is open. Numbers have
 * no gaps, so at most `maximumOpen` are open: the rules see one document at a time and cannot count.
 */
export function nextAssignment(assignments: readonly Pick<Assignment, 'id' | 'state'>[]): number | null {
  const next = 1 + Math.max(0, ...assignments.map(({ id }) => Number(id)));
  const before = assignments.find(({ id }) => Number(id) === next - maximumOpen);
  return (before && isOpenAssignment(before)) || next > 999 ? null : next;
}
