export { PhotoViewer } from './photo-viewer';
export { useOpenPhoto } from './use-open-photo';
