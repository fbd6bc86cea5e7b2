import { dequal } from 'dequal/lite';
import * as v from 'valibot';

/**
 * Whether a document equals its schema's output. Forms may send text that needs trimming; a backend must not
 * store it.
 */
export function isStored(schema: v.GenericSchema, data: unknown): boolean {
  const parsed = v.safeParse(schema, data);
  return parsed.success && dequal(parsed.output, data);
}

/** Id of an account in every backend. */
export const userIdShape = /^[\w-]{1,128}$/;

/** Random record id created on a device. */
export const randomIdShape = /^[a-z0-9-]{8,60}$/;

/** Month, `YYYY-MM`. */
export const monthShape = /^20[0-9]{2}-(0[1-9]|1[0-2])$/;

/**
 * UUID, which nobody can guess and claim first: for change-log entries by families and tutors, and lessons.
 */
export const uuidShape = /^[0-9a-f-]{36}$/;

/** A list without duplicates, so that it is never longer than its options. */
export const distinct = <Item>() =>
  v.check((list: Item[]) => new Set(list).size === list.length, 'each only once');
