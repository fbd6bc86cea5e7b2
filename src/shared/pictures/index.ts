export { pictureFile, type PictureFile } from './picture-file';
