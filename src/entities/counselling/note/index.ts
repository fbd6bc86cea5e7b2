export { useAddCounsellingNoteMutation, useCounsellingNotesQuery } from './api/counselling-note-api';
export { createCounsellingNoteAccess } from './model/counselling-note-access';
export {
  counsellingNoteFormSchema,
  counsellingNotePath,
  counsellingNotesCollection,
} from './model/counselling-note';
