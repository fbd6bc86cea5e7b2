export { asItem, PartBoundary } from './part-boundary';
