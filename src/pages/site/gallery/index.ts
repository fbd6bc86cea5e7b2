export { GalleryPage as Component } from './ui/gallery-page';
