export { medianOf } from './median-of';
