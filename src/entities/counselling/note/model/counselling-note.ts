import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { limits, readStored, requiredText } from '@/shared/fields';

/** Stored note of a counsellor about a booking. The database rules are generated from this schema. */
export const counsellingNoteSchema = v.strictObject({
  /** Code of the booking. */
  booking: v.pipe(v.string(), v.regex(/^LL-C[0-9A-HJKMNP-TV-Z]{13}$/)),
  words: requiredText(limits.longText),
  at: v.pipe(v.string(), v.isoTimestamp()),
  userId: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(limits.name)),
});

/** Schema of the form. */
export const counsellingNoteFormSchema = v.object({ words: requiredText(limits.longText) });

/** A note of a counsellor, for the duty `counselling` alone. */
export interface CounsellingNote extends v.InferOutput<typeof counsellingNoteSchema> {
  readonly id: string;
}

export const counsellingNotesCollection = 'counsellingNotes';

export const counsellingNotePath = (id: string): string => `${counsellingNotesCollection}/${id}`;

export function parseCounsellingNote(id: string, data: DocumentData): CounsellingNote {
  const read = readStored(counsellingNoteSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `counselling note ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** Creates a note. It is never changed. */
export const writeCounsellingNote = (
  id: string,
  author: Pick<CounsellingNote, 'userId' | 'name'>,
  { booking, words }: Pick<CounsellingNote, 'booking' | 'words'>,
): Write => ({
  type: 'create',
  path: counsellingNotePath(id),
  data: { booking, words, at: serverTime, userId: author.userId, name: author.name },
});
