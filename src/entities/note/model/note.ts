import * as v from 'valibot';
import {
  BackendFailure,
  isOwnSignature,
  type AccessContext,
  type Actor,
  serverTime,
  type CollectionAccess,
  type DocumentData,
  type Write,
} from '@/shared/backend';
import { isStored, limits, requiredText } from '@/shared/fields';
import { goesWithJunk } from '@/shared/lib/lifecycle';

/** Stored note. The database rules are generated from this schema. */
export const noteSchema = v.strictObject({
  text: requiredText(limits.longText),
  at: v.pipe(v.string(), v.isoTimestamp()),
  userId: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(limits.name)),
});

/** An internal note of the office about a record. */
export interface Note extends v.InferOutput<typeof noteSchema> {
  readonly id: string;
}

export const noteTextSchema = v.object({ text: requiredText(limits.longText) });

export const notesCollection = (record: string): string => `${record}/notes`;

export function parseNote(id: string, data: DocumentData): Note {
  const parsed = v.safeParse(noteSchema, data);
  if (!parsed.success) throw new BackendFailure('invalid', `note ${id}: ${parsed.issues[0].message}`);
  return { id, ...parsed.output };
}

/** Creates a note. Its id is that of the change-log entry in the same batch. */
export function writeNote(
  record: string,
  id: string,
  author: { userId: string; name: string },
  text: string,
): Write {
  return {
    type: 'create',
    path: `${notesCollection(record)}/${id}`,
    data: { ...author, text, at: serverTime },
  };
}

/**
 * The office writes notes, each with a change-log entry, and never changes them. They are deleted with a junk
 * record.
 * @param mayReadNotes whether an actor may read the notes of a collection's records
 */
export const createNoteAccess = (
  mayReadNotes: (actor: Actor, collection: string) => boolean,
): CollectionAccess => ({
  pattern: '{collection}/{ref}/notes/{id}',
  get: ({ actor, params }) => mayReadNotes(actor, params.collection ?? ''),
  list: ({ actor, query }) => mayReadNotes(actor, query.collection.split('/')[0] ?? ''),
  create: async (context) => {
    const { id, params, after, now, read, readAfter } = context;
    const record = `${params.collection ?? ''}/${params.ref ?? ''}`;
    const change = await readAfter(`changeLog/${id}`);
    return (
      mayReadNotes(context.actor, params.collection ?? '') &&
      isStored(noteSchema, after) &&
      after !== null &&
      after.at === now &&
      (await isOwnSignature(context, after)) &&
      change?.record === record &&
      (await read(record)) !== null
    );
  },
  delete: async (context) => {
    const record = `${context.params.collection ?? ''}/${context.params.ref ?? ''}`;
    // A note whose record is already deleted.
    const may = ({ actor, params }: AccessContext) => mayReadNotes(actor, params.collection ?? '');
    return (await context.read(record)) === null ? may(context) : goesWithJunk(context, record, may);
  },
});
