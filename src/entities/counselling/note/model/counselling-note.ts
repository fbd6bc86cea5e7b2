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

/** Ids of the notes about a booking, without words: by them notes are deleted unread. */
export const noteIdsCollection = (booking: string): string => `bookings/${booking}/noteIds`;

export const noteIdPath = (booking: string, id: string): string => `${noteIdsCollection(booking)}/${id}`;

/** Creates a note with its id beside the booking. It is never changed. */
export const writeCounsellingNote = (
  id: string,
  author: Pick<CounsellingNote, 'userId' | 'name'>,
  { booking, words }: Pick<CounsellingNote, 'booking' | 'words'>,
): readonly Write[] => [
  {
    type: 'create',
    path: counsellingNotePath(id),
    data: { booking, words, at: serverTime, userId: author.userId, name: author.name },
  },
  { type: 'create', path: noteIdPath(booking, id), data: {} },
];

/** Deletes a note with its id, unread. */
export const deleteCounsellingNote = (booking: string, id: string): readonly Write[] =>
  [counsellingNotePath(id), noteIdPath(booking, id)].map((path) => ({ type: 'delete', path }));
