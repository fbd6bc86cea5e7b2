export { useNotesQuery } from './api/note-api';
export { noteAccess, noteTextSchema, writeNote, type Note } from './model/note';
