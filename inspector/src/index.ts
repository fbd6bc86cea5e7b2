export { createInspector, type InspectorOptions } from './create-inspector';
