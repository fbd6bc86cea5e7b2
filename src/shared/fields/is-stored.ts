import * as v from 'valibot';
import { isSameData } from '../backend';

/**
 * Whether a document is exactly what its schema makes of it. A form may send text that still has to be trimmed; a
 * backend must not keep a million spaces around a name.
 */
export function isStored(schema: v.GenericSchema, data: unknown): boolean {
  const parsed = v.safeParse(schema, data);
  return parsed.success && isSameData(parsed.output, data);
}

/** The id of an account, as every backend makes them. */
export const userIdShape = /^[\w-]{1,128}$/;

/** A random id that somebody's device made for a record. */
export const randomIdShape = /^[a-z0-9-]{8,60}$/;

/** A UUID, which nobody can foresee and take away: of lines by families and tutors, of lessons. */
export const uuidShape = /^[0-9a-f-]{36}$/;

/** A list in which nothing stands twice, so that it is never longer than its choices. */
export const distinct = <Item>() =>
  v.check((list: Item[]) => new Set(list).size === list.length, 'each only once');
