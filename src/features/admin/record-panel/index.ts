export { NotesPart } from './ui/notes-part';
export { RecordPanel } from './ui/record-panel';
export { SeenOnce } from './ui/seen-once';
