export { CropDialog, type CroppedPhoto } from './crop-dialog';
export { PhotoItem } from './photo-item';
