export { isSavingData } from './connection';
export { observeMedia, prefersReducedMotion } from './media';
