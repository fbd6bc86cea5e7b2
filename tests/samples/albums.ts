import {
  addAlbum,
  addPicture,
  albumPath,
  type AlbumFacts,
  type NewPicture,
} from '../../src/entities/content/album';
import type { DocumentData } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';

export const albumSlug = 'reading-day';

/** Pictures of the sample album: of a child with consent, of one whose consent has ended, of no child. */
export const albumPictures = {
  consented: '11111111-1111-4111-8111-111111111111',
  ended: '22222222-2222-4222-8222-222222222222',
  childless: '33333333-3333-4333-8333-333333333333',
} as const;

/** An id that is in no album. */
export const newPictureId = '44444444-4444-4444-8444-444444444444';

export const sampleAlbum: AlbumFacts = {
  title: 'A reading day',
  caption: 'Children read to each other under the tree.',
  place: 'Madina, Accra',
  day: '2026-10-03',
};

/** An album whose fields are as long as they may be. */
export const fullAlbum: AlbumFacts = {
  ...sampleAlbum,
  title: 't'.repeat(120),
  caption: 'c '.repeat(300).trim(),
  place: 'p'.repeat(200),
};

const copy = (length: number) => ({ type: 'image/webp', bytes: new Uint8Array(length).fill(7) }) as const;

/** A picture until a day; an empty day: without a child. */
export const pictureUntil = (until: string, text = 'A girl reads aloud'): NewPicture => ({
  facts: { alt: text, caption: '', width: 1280, height: 960, smallBytes: 20, largeBytes: 40, until },
  copies: { small: copy(20), large: copy(40) },
  consent: until === '' ? null : { by: 'Akosua Mensah', on: '2026-10-03' },
});

/** A picture whose texts are as long as they may be. */
export const fullPicture: NewPicture = {
  ...pictureUntil('2099-12-31'),
  facts: {
    ...pictureUntil('2099-12-31').facts,
    alt: 'a '.repeat(150).trim(),
    caption: 'c '.repeat(150).trim(),
    smallBytes: 700_000,
    largeBytes: 700_000,
  },
};

const untilOf = { consented: '2099-12-31', ended: '2020-01-31', childless: '' } as const;

/** An album in a state, with its three pictures. */
export function albumIn(state: string, fields: DocumentData = {}): Documents {
  const album = { slug: albumSlug, lastChange: 'a0', pictures: Object.values(albumPictures) };
  const below = Object.entries(albumPictures).flatMap(
    ([kind, id]) => addPicture(album, id, pictureUntil(untilOf[kind as keyof typeof untilOf])).writes,
  );
  const path = albumPath(albumSlug);
  const created = documentsOf([addAlbum(albumSlug, 'a0', sampleAlbum)]);
  return {
    ...documentsOf(below),
    [path]: { ...created[path], pictures: album.pictures, state, ...fields },
  };
}
