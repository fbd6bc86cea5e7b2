export { PhotoViewer, type PhotoViewerProps } from './photo-viewer';
export { type ViewedPhoto } from './use-open-photo';
