export { useAddCounsellingNoteMutation, useCounsellingNotesQuery } from './api/counselling-note-api';
export { createCounsellingNoteAccess } from './model/counselling-note-access';
export { counsellingNoteFormSchema, counsellingNotePath } from './model/counselling-note';
