export { useNotesQuery } from './api/note-api';
export { noteAccess, noteTextSchema, writeNote } from './model/note';
