import * as v from 'valibot';
import { limits, optionalText } from './fields';

/** MIME types of papers. */
export const paperTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/** A file as its record names it. */
const storedFileSchema = v.strictObject({
  /** Id of the file in the backend. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)),
  name: optionalText(limits.shortText),
  type: v.picklist(paperTypes),
  /** In bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5 * 1024 * 1024)),
});

/** Place of a file in its record; empty without one. */
export const fileSlotSchema = v.union([v.literal(''), storedFileSchema]);

export type StoredFile = v.InferOutput<typeof storedFileSchema>;

/** Maximum length of a file name. */
const maximumNameLength = 120;

/** Removes the characters that a record does not allow in a file name. */
export const plainFileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .trim()
    .slice(0, maximumNameLength)
    .trim() || 'paper';
