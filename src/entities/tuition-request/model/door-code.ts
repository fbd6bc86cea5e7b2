import * as v from 'valibot';
import {
  BackendFailure,
  serverTime,
  type CollectionAccess,
  type DocumentData,
  type Write,
} from '@/shared/backend';
import { isStored, limits, optionalText, readStored } from '@/shared/fields';
import type { DoorMoment } from '@/shared/choices';
import { tuitionRequestPath } from './tuition-request';

/** Fresh codes a family may issue for one lesson and moment. */
export const mostDoorCodes = 9;

export const doorCodeSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^\d{4}$/)),
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
  { lessonId, moment, issue, code, adult }: Omit<DoorCode, 'at'>,
): Write {
  return {
    type: 'create',
    path: doorCodePath(ref, doorCodeId(lessonId, moment, issue)),
    data: { code, adult, at: serverTime },
  };
}

export function parseDoorCode(id: string, data: DocumentData): DoorCode {
  const [, lessonId = '', moment = '', issue = ''] = doorCodeIdShape.exec(id) ?? [];
  const read = readStored(doorCodeSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `door code ${id}: ${read.problem}`);
  return { lessonId, moment: moment as DoorMoment, issue: Number(issue), ...read.output };
}

/** Whoever has the code of the request issues door codes and reads them; none is ever changed. */
export const doorCodeAccess: CollectionAccess = {
  pattern: doorCodePath('{ref}', '{id}'),
  get: () => true,
  list: () => true,
  create: async ({ id, params, after, now, read }) =>
    doorCodeIdShape.test(id) &&
    isStored(doorCodeSchema, after) &&
    after?.at === now &&
    (await read(tuitionRequestPath(params.ref ?? ''))) !== null,
};
