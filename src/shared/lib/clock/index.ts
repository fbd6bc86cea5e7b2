export { useNow } from './use-now';
export { withTimeout } from './with-timeout';
