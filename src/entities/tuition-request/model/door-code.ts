import * as v from 'valibot';
import {
  BackendFailure,
  serverTime,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type SuspendedSince,
  type Write,
} from '@/shared/backend';
import { isStored, limits, optionalText, randomIdShape, readStored } from '@/shared/fields';
import type { DoorMoment } from '@/shared/choices';
import type { PersonalFields } from '@/shared/fields';
import { tuitionRequestPath } from './tuition-request';

/** Maximum number of codes for one lesson and moment. */
export const maximumDoorCodes = 9;

export const doorCodeSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** The offer of the lesson; codes exist only for existing lessons. */
  offerId: v.pipe(v.string(), v.regex(randomIdShape)),
  /** The adult at home, as entered by the family; may be empty. */
  adult: optionalText(limits.name),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** Emptied with the family. */
export const personalFieldsOfDoorCode: PersonalFields = ['adult'];

/**
 * Four digits that the family reads out at the door. Stored below its request, where the tutor cannot read
 * them.
 */
export interface DoorCode extends v.InferOutput<typeof doorCodeSchema> {
  readonly lessonId: string;
  readonly moment: DoorMoment;
  /** Number of the code, from 1; a wrong entry needs a new code. */
  readonly issue: number;
}

/** Lesson id, moment and number of the code. */
export const doorCodeIdShape = /^([a-z0-9-]{1,60})-(arrival|leaving)-([1-9])$/;

/** Id of a door code; the id of the tutor's entry has the same ending. */
export const doorCodeId = (lessonId: string, moment: DoorMoment, issue: number): string =>
  `${lessonId}-${moment}-${String(issue)}`;

export const doorCodesCollection = (ref: string): string => `${tuitionRequestPath(ref)}/doorCodes`;

export const doorCodePath = (ref: string, id: string): string => `${doorCodesCollection(ref)}/${id}`;

/** Creates four digits from a cryptographic source, uniformly distributed. */
export function createDoorCode(
  randomNumbers: () => number = () => crypto.getRandomValues(new Uint16Array(1))[0] ?? 0,
): string {
  // Reject numbers from 60,000, a multiple of 10,000, to avoid modulo bias.
  for (;;) {
    const random = randomNumbers();
    if (random < 60_000) return String(random % 10_000).padStart(4, '0');
  }
}

export function writeDoorCode(
  ref: string,
  { lessonId, offerId, moment, issue, code, adult }: Omit<DoorCode, 'at'>,
): Write {
  return {
    type: 'create',
    path: doorCodePath(ref, doorCodeId(lessonId, moment, issue)),
    data: { code, offerId, adult, at: serverTime },
  };
}

export function parseDoorCode(id: string, data: DocumentData): DoorCode {
  const [, lessonId = '', moment = '', issue = ''] = doorCodeIdShape.exec(id) ?? [];
  const read = readStored(doorCodeSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `door code ${id}: ${read.problem}`);
  return { lessonId, moment: moment as DoorMoment, issue: Number(issue), ...read.output };
}

/**
 * Whether the code belongs to a lesson of this family, which limits the number of codes. Nobody comes to a
 * lesson that the office has stopped, nor, from the suspension on, to any other of that tutor.
 */
async function isOfOwnLesson(
  { id, params, after, read }: AccessContext,
  suspendedSince: SuspendedSince,
): Promise<boolean> {
  const [, lessonId = ''] = doorCodeIdShape.exec(id) ?? [];
  const offer = `offers/${String(after?.offerId)}`;
  const lesson = await read(`${offer}/lessons/${lessonId}`);
  return (
    (await read(`${offer}/family/link`))?.ref === params.ref &&
    lesson !== null &&
    lesson.state !== 'stopped' &&
    (await suspendedSince(String(lesson.tutorId), read)) === null
  );
}

/** The code holder creates and reads door codes; they are immutable. */
export const createDoorCodeAccess = (suspendedSince: SuspendedSince): CollectionAccess => ({
  pattern: doorCodePath('{ref}', '{id}'),
  get: () => true,
  list: () => true,
  create: async (context) =>
    doorCodeIdShape.test(context.id) &&
    isStored(doorCodeSchema, context.after) &&
    context.after?.at === context.now &&
    isOfOwnLesson(context, suspendedSince),
});
