export { ChangesView } from './ui/changes-view';
