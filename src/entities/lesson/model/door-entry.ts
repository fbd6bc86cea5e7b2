import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { momentShape, readStored } from '@/shared/fields';
import type { DoorMoment } from '@/shared/choices';
import { lessonPath } from './lesson';

/** Stored entry. The database rules are generated from this schema. */
export const doorEntrySchema = v.strictObject({
  typed: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** Server time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Time on the tutor's phone; offline it may be hours before `at`. */
  typedAt: v.pipe(v.string(), v.regex(momentShape)),
});

/**
 * A door code that the tutor entered. One entry for each issued code, stored whether right or wrong: with
 * feedback and retries a tutor could try all codes. The family's and the office's screens compare them.
 */
export interface DoorEntry extends v.InferOutput<typeof doorEntrySchema> {
  readonly moment: DoorMoment;
  /** Number of the issued code, from 1. */
  readonly issue: number;
}

/** Tolerance of `typedAt` in days, for time offline and wrong clocks. */
export const typedDays = { before: 8, ahead: 1 } as const;

export const doorEntryIdShape = /^(arrival|leaving)-([1-9])$/;

export const doorEntriesCollection = (offerId: string, lessonId: string): string =>
  `${lessonPath(offerId, lessonId)}/entries`;

export function writeDoorEntry(
  { offerId, lessonId }: { readonly offerId: string; readonly lessonId: string },
  { moment, issue, typed, typedAt }: Omit<DoorEntry, 'at'>,
): Write {
  return {
    type: 'create',
    path: `${doorEntriesCollection(offerId, lessonId)}/${moment}-${String(issue)}`,
    data: { typed, typedAt, at: serverTime },
  };
}

export function parseDoorEntry(id: string, data: DocumentData): DoorEntry {
  const [, moment = '', issue = ''] = doorEntryIdShape.exec(id) ?? [];
  const read = readStored(doorEntrySchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `entry ${id}: ${read.problem}`);
  return { moment: moment as DoorMoment, issue: Number(issue), ...read.output };
}
