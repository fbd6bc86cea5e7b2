export { PhotoViewer } from './photo-viewer';
