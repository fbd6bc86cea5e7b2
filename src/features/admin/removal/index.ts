export { RemovalView } from './ui/removal-view';
