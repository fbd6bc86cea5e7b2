import { logged } from '@/entities/change-log';
import {
  albumAccess,
  albumAdded,
  albumLifecycle,
  albumPicturesAccess,
  notedOfAlbum,
} from '@/entities/content/album';
import type { CollectionAccess } from '@/shared/backend';

/** Access rules of the gallery. */
export const galleryAccess: readonly CollectionAccess[] = [
  logged(albumAccess, albumLifecycle, {
    beginning: { event: albumAdded, by: 'office' },
    noted: notedOfAlbum,
  }),
  ...albumPicturesAccess,
];
