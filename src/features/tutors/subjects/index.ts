export { SubjectsPart } from './ui/subjects-part';
