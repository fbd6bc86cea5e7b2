export { Directory } from './ui/directory';
