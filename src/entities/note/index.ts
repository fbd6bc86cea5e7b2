export { useNotesQuery } from './api/note-api';
export { noteAccess, notesCollection, noteTextSchema, writeNote } from './model/note';
