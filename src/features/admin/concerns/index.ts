export { ConcernNotes } from './ui/concern-notes';
export { ConcernsView } from './ui/concerns-view';
export { concernRecord } from './model/concern-record';
