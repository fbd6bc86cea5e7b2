export { useNow } from './use-now';
export { rightNow, useRightNow, type RightTime } from './use-right-now';
export { withTimeout } from './with-timeout';
