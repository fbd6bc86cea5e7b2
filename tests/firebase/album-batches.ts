import { createChangeId, logUpdate } from '../../src/entities/change-log';
import {
  addAlbum,
  addPicture,
  albumChanges,
  albumPath,
  editPicture,
  removePicture,
  type PictureWrites,
} from '../../src/entities/content/album';
import type { Write } from '@/shared/backend';
import { asOffice, world, type Letter } from '../policy/matrix-people';
import type { Documents } from '../policy/attempt';
import { albumIn, albumPictures, albumSlug, fullAlbum, fullPicture, newPictureId } from '../samples/albums';
import { textBatches } from './text-batches';

const record = albumPath(albumSlug);

/** The stored album. */
const album = { slug: albumSlug, lastChange: 'a0', pictures: Object.values(albumPictures) };

const batch = ({ event, changes, writes }: PictureWrites): readonly Write[] => [
  ...writes,
  ...logUpdate({ id: createChangeId(), by: asOffice('A'), record, event, changes }),
];

const on: Documents = { ...world, ...albumIn('published') };

const { consented, childless } = albumPictures;
const texts = { alt: 'a '.repeat(150).trim(), caption: 'c '.repeat(150).trim() };
const consent = { by: 'Kwame Mensah', on: '2026-11-01' };

const pictureBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['a picture of an album', 'A', on, batch(addPicture(album, newPictureId, fullPicture))],
  [
    'a picture that is edited',
    'A',
    on,
    batch(
      editPicture(album, { id: consented, hasConsent: true }, { ...texts, until: '2099-11-30' }, consent),
    ),
  ],
  [
    'a picture in which a child is found',
    'A',
    on,
    batch(
      editPicture(album, { id: childless, hasConsent: false }, { ...texts, until: '2099-11-30' }, consent),
    ),
  ],
  [
    'a picture in which no child is after all',
    'A',
    on,
    batch(editPicture(album, { id: consented, hasConsent: true }, { ...texts, until: '' }, null)),
  ],
  ['a picture that is removed', 'A', on, batch(removePicture(album, { id: consented, hasConsent: true }))],
];

/** Writes of albums and their pictures, with all fields as long as they may be. */
export const albumBatches = [
  ...textBatches({
    what: 'an album',
    record,
    events: 'album',
    create: (id) => addAlbum(albumSlug, id, fullAlbum),
    edited: albumChanges(
      { lastChange: 'a0' },
      { ...fullAlbum, title: 'u'.repeat(120), pictures: Object.values(albumPictures).reverse() },
    ),
    stored: (state) => albumIn(state, { ...fullAlbum }),
  }),
  ...pictureBatches,
];
