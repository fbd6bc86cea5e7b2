export { isSavingData } from './connection';
export { observeMedia, prefersReducedMotion } from './media';
export {
  inOneTab,
  isOnline,
  isSlowestNetwork,
  observeNetwork,
  observeReturn,
  serviceWorkers,
} from './network';
