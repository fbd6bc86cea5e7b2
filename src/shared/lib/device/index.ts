export { observeMedia, prefersReducedMotion } from './media';
