export { GalleryPage as Component } from './ui/gallery-page';
export { loadOfficeAlbums as loadRest } from './ui/load-office-albums';
