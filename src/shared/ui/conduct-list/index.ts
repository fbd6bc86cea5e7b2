export { ConductList } from './conduct-list';
