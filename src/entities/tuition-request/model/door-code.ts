import * as v from 'valibot';
import {
  BackendFailure,
  serverTime,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type Write,
} from '@/shared/backend';
import { isStored, limits, optionalText, randomIdShape, readStored } from '@/shared/fields';
import type { DoorMoment } from '@/shared/choices';
import { tuitionRequestPath } from './tuition-request';

/** Fresh codes a family may issue for one lesson and moment. */
export const mostDoorCodes = 9;

export const doorCodeSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** The offer of the lesson: codes are kept for lessons that are there. */
  offerId: v.pipe(v.string(), v.regex(randomIdShape)),
  /** Who of the family is at home, in their words; may be empty. */
  adult: optionalText(limits.name),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** Four digits that the family reads out at the door. Below its request, so that the tutor cannot read them. */
export interface DoorCode extends v.InferOutput<typeof doorCodeSchema> {
  readonly lessonId: string;
  readonly moment: DoorMoment;
  /** 1 for the first; a typing mistake needs a fresh one. */
  readonly issue: number;
}

/** A lesson, a moment and the number of the issue. */
export const doorCodeIdShape = /^([a-z0-9-]{1,60})-(arrival|leaving)-([1-9])$/;

/** The id of the code that a family issues; the tutor's entry for it ends alike. */
export const doorCodeId = (lessonId: string, moment: DoorMoment, issue: number): string =>
  `${lessonId}-${moment}-${String(issue)}`;

export const doorCodesCollection = (ref: string): string => `${tuitionRequestPath(ref)}/doorCodes`;

export const doorCodePath = (ref: string, id: string): string => `${doorCodesCollection(ref)}/${id}`;

/** Four digits from a cryptographic source: each of the 10,000 is as likely as any other. */
export function createDoorCode(
  randomNumbers: () => number = () => crypto.getRandomValues(new Uint16Array(1))[0] ?? 0,
): string {
  // 60,000 is a multiple of 10,000: numbers above it would make some codes likelier.
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

/** Whether a code is for a lesson of this family: so there are at most so many as its lessons allow. */
async function isOfOwnLesson({ id, params, after, read }: AccessContext): Promise<boolean> {
  const [, lessonId = ''] = doorCodeIdShape.exec(id) ?? [];
  const offer = `offers/${String(after?.offerId)}`;
  return (
    (await read(`${offer}/family/link`))?.ref === params.ref &&
    (await read(`${offer}/lessons/${lessonId}`)) !== null
  );
}

/** Whoever has the code of the request issues door codes for its lessons and reads them; none is ever changed. */
export const doorCodeAccess: CollectionAccess = {
  pattern: doorCodePath('{ref}', '{id}'),
  get: () => true,
  list: () => true,
  create: async (context) =>
    doorCodeIdShape.test(context.id) &&
    isStored(doorCodeSchema, context.after) &&
    context.after?.at === context.now &&
    isOfOwnLesson(context),
};
