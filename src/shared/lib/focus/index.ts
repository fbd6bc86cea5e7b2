export { useFocusPart } from './use-focus-part';
