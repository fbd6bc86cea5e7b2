export { sha256Of } from './sha256';
