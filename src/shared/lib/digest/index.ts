export { sha256Of } from './sha256';
export { stableId } from './stable-id';
