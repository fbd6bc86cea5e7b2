import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { momentShape, readStored } from '@/shared/fields';
import type { DoorMoment } from '@/shared/choices';
import { lessonPath } from './lesson';

/** As it is stored; the database rules are written from it. */
export const doorEntrySchema = v.strictObject({
  typed: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** When the backend heard of it. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** When the tutor typed it, as their phone has it: without network the two are hours apart. */
  typedAt: v.pipe(v.string(), v.regex(momentShape)),
});

/**
 * What the tutor typed at the door. It is kept whether it is right or wrong, and once for each code that the family issues: who
 * is told "wrong, try again" can try all of them. The family and the office compare.
 */
export interface DoorEntry extends v.InferOutput<typeof doorEntrySchema> {
  readonly moment: DoorMoment;
  /** 1 for the first. */
  readonly issue: number;
}

/** What a phone says of the time may be so far from the backend's, in days: it had no network, or its clock is wrong. */
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
