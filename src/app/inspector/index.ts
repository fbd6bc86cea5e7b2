export { startInspector } from './start-inspector';
