export { Chooser } from './ui/chooser';
export { OpenedSubject } from './ui/opened-subject';
