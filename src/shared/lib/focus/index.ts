export { goToPlace } from './go-to-place';
export { useFocusPart } from './use-focus-part';
export { useKeptFocus } from './use-kept-focus';
export { useUncoveredFocus } from './use-uncovered-focus';
