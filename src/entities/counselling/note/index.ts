export { useAddCounsellingNoteMutation, useCounsellingNotesQuery } from './api/counselling-note-api';
export { createCounsellingNoteAccess, createNoteIdAccess } from './model/counselling-note-access';
export {
  counsellingNoteFormSchema,
  counsellingNotePath,
  deleteCounsellingNote,
  noteIdPath,
  noteIdsCollection,
  writeCounsellingNote,
} from './model/counselling-note';
