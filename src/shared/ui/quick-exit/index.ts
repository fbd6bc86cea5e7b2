export { clearOnExit } from './leave-at-once';
export { QuickExit } from './quick-exit';
