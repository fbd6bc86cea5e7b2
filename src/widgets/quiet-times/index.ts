export { QuietTimes } from './ui/quiet-times';
