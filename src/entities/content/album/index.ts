export {
  type OfficePicture,
  useAllAlbumsQuery,
  useOfficePicturesQuery,
  usePublishedAlbumsQuery,
  useShownPicturesQuery,
} from './api/album-api';
export { loadCopy } from './api/load-copy';
export { albumAccess, notedOfAlbum } from './model/album-access';
export { albumLifecycle, albumMachine } from './model/album-lifecycle';
export {
  type Album,
  albumCaptionLength,
  albumFacts,
  type AlbumFacts,
  albumPath,
  albumSlugShape,
  mostPictures,
} from './model/album';
export {
  type AlbumPicture,
  altLength,
  type Consent,
  consentPath,
  consentSchema,
  copyNames,
  copyPath,
  copyTypes,
  maximumCopyBytes,
  pictureCaptionLength,
  type PictureCopy,
  type PictureFacts,
  pictureFacts,
  picturePath,
} from './model/album-picture';
export { isConsented } from './model/consent-at';
export { AlbumFigure } from './ui/album-figure';
export { albumPicturesAccess } from './model/picture-access';
export {
  addAlbum,
  addPicture,
  albumAdded,
  albumChanges,
  albumEdited,
  editPicture,
  type NewPicture,
  type PictureWrites,
  removePicture,
} from './model/write-album';
