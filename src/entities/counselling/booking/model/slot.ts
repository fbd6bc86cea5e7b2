import * as v from 'valibot';
import { BackendFailure, type DocumentData, type Write } from '@/shared/backend';
import type { CounsellingWay } from '@/shared/choices';
import { dayShape, readStored, userIdShape } from '@/shared/fields';
import { bookingCode } from './booking-code';

/** Start of a slot: a full hour in Accra, which has the clock of UTC. `2026-12-03T10:00Z` */
export const slotStartShape = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):00Z$/;

const room = /^[a-z0-9-]{1,20}$/;

const start = v.pipe(v.string(), v.regex(slotStartShape));

/**
 * Stored slot: an hour of a counsellor that a booking has taken. Everybody reads it, and it names no booking.
 * The database rules are generated from this schema.
 */
export const slotSchema = v.strictObject({
  counsellor: v.pipe(v.string(), v.regex(userIdShape)),
  start,
  /** Day of the start, by which slots are found. */
  day: v.pipe(v.string(), v.regex(dayShape)),
  /** Room of a talk in person; else empty. */
  room: v.union([v.literal(''), v.pipe(v.string(), v.regex(room))]),
});

/** Which booking holds a slot. Read by nobody. */
export const slotHolderSchema = v.strictObject({
  ref: bookingCode,
});

/** Which slot occupies a room for an hour. Read by nobody. */
export const roomSlotSchema = v.strictObject({
  slot: v.pipe(v.string(), v.regex(/^[\w-]{1,128}_[0-9TZ:-]{17}$/)),
});

/** An hour of a counsellor that is taken. */
export type TakenSlot = v.InferOutput<typeof slotSchema>;

/** A time that a booking takes. */
export interface ChosenSlot {
  /** Account of the counsellor. */
  readonly counsellor: string;
  readonly start: string;
  /** Room of the counsellor for a talk in person; else empty. */
  readonly room: string;
}

/** The room that a talk takes: that of the counsellor in person, else none. */
export const roomFor = (counsellor: { readonly room: string }, way: CounsellingWay): string =>
  way === 'in-person' ? counsellor.room : '';

/** The slot that a talk with a counsellor takes. */
export const slotWith = (
  counsellor: { readonly id: string; readonly room: string },
  start: string,
  way: CounsellingWay,
): ChosenSlot => ({ counsellor: counsellor.id, start, room: roomFor(counsellor, way) });

export const slotCollection = 'slots';

export const slotId = ({ counsellor, start: at }: Pick<ChosenSlot, 'counsellor' | 'start'>): string =>
  `${counsellor}_${at}`;
export const slotPath = (id: string): string => `${slotCollection}/${id}`;
export const slotHolderPath = (id: string): string => `slotHolders/${id}`;
export const roomSlotPath = (of: string, at: string): string => `roomSlots/${of}_${at}`;

/** Day of a start, `YYYY-MM-DD`; empty without one. */
export const dayOfStart = (at: string): string => at.slice(0, 10);

export function parseSlot(id: string, data: DocumentData): TakenSlot {
  const read = readStored(slotSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `slot ${id}: ${read.problem}`);
  return read.output;
}

/** Takes a slot for a booking, and its room. A slot that is taken already refuses the whole batch. */
export function takeSlot(ref: string, { counsellor, start: at, room: where }: ChosenSlot): readonly Write[] {
  const id = slotId({ counsellor, start: at });
  const data = { counsellor, start: at, day: dayOfStart(at), room: where };
  return [
    { type: 'create', path: slotPath(id), data },
    { type: 'create', path: slotHolderPath(id), data: { ref } },
    ...(where === '' ? [] : [{ type: 'create' as const, path: roomSlotPath(where, at), data: { slot: id } }]),
  ];
}

/** Frees a slot, which others may take at once. */
export function freeSlot({ counsellor, start: at, room: where }: ChosenSlot): readonly Write[] {
  const id = slotId({ counsellor, start: at });
  return [
    { type: 'delete', path: slotPath(id) },
    { type: 'delete', path: slotHolderPath(id) },
    ...(where === '' ? [] : [{ type: 'delete' as const, path: roomSlotPath(where, at) }]),
  ];
}
