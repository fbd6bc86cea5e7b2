export { PrintableSet } from './ui/printable-set';
