export { useNotesQuery } from './api/note-api';
export { createNoteAccess, notesCollection, noteTextSchema, writeNote } from './model/note';
