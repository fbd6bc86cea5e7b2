import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { albumPath, type Album, type AlbumFacts } from './album';
import {
  consentPath,
  copyNames,
  copyPath,
  picturePath,
  type Consent,
  type CopyName,
  type PictureCopy,
  type PictureFacts,
} from './album-picture';
import { albumLifecycle } from './album-lifecycle';

/** Events besides the transitions of the lifecycle. */
export const albumAdded = 'album.added';
export const albumEdited = 'album.edited';
export const pictureAdded = 'album.picture-added';
export const pictureEdited = 'album.picture-edited';
export const pictureRemoved = 'album.picture-removed';

/**
 * Creates a draft without pictures. The change-log entry (`albumAdded`, after: the state) belongs in the same
 * batch.
 * @param changeId id of that entry
 */
export const addAlbum = (slug: string, changeId: string, facts: AlbumFacts): Write => ({
  type: 'create',
  path: albumPath(slug),
  data: {
    ...facts,
    slug,
    pictures: [],
    state: albumLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
  },
});

/** The album that a change is made of. */
type Version = Pick<Album, 'slug' | 'lastChange' | 'pictures'>;

/** The change of `albumEdited`: texts, the order of the pictures, and the version that it was made of. */
export const albumChanges = (
  { lastChange }: Pick<Version, 'lastChange'>,
  facts: Partial<AlbumFacts & Pick<Album, 'pictures'>>,
): DocumentData => ({ ...facts, basis: lastChange });

/** Writes below an album, and the changes of the album that belong in the same batch. */
export interface PictureWrites {
  readonly event: string;
  readonly changes: DocumentData;
  readonly writes: readonly Write[];
}

/** A picture as it is stored: its texts, its two copies, and the consent when a child is in it. */
export interface NewPicture {
  readonly facts: PictureFacts;
  readonly copies: Readonly<Record<CopyName, PictureCopy>>;
  /** Null without a child. */
  readonly consent: Consent | null;
}

/** Adds a picture at the end of an album. */
export const addPicture = (
  album: Version,
  id: string,
  { facts, copies, consent }: NewPicture,
): PictureWrites => ({
  event: pictureAdded,
  changes: { pictures: [...album.pictures, id], basis: album.lastChange },
  writes: [
    { type: 'create', path: picturePath(album.slug, id), data: facts },
    ...copyNames.map((name): Write => ({
      type: 'create',
      path: copyPath(album.slug, id, name),
      data: { ...copies[name] },
    })),
    ...(consent ? [{ type: 'create' as const, path: consentPath(album.slug, id), data: consent }] : []),
  ],
});

/** What is known of a picture before it is edited or removed. */
interface Stored {
  readonly id: string;
  readonly hasConsent: boolean;
}

/** Changes the texts of a picture, and its consent; null when no child is in it. */
export function editPicture(
  { slug, lastChange }: Pick<Version, 'slug' | 'lastChange'>,
  { id, hasConsent }: Stored,
  facts: Pick<PictureFacts, 'alt' | 'caption' | 'until'>,
  consent: Consent | null,
): PictureWrites {
  const path = consentPath(slug, id);
  const given = (): Write => {
    if (consent === null) return { type: 'delete', path };
    const data = { ...consent };
    return hasConsent ? { type: 'update', path, changes: data } : { type: 'create', path, data };
  };
  return {
    event: pictureEdited,
    changes: { basis: lastChange },
    writes: [
      { type: 'update', path: picturePath(slug, id), changes: facts },
      ...(consent !== null || hasConsent ? [given()] : []),
    ],
  };
}

/** Removes a picture with its bytes and its consent. Nothing of it stays. */
export const removePicture = (
  { slug, lastChange, pictures }: Version,
  { id, hasConsent }: Stored,
): PictureWrites => ({
  event: pictureRemoved,
  changes: { pictures: pictures.filter((one) => one !== id), basis: lastChange },
  writes: [
    picturePath(slug, id),
    ...copyNames.map((name) => copyPath(slug, id, name)),
    ...(hasConsent ? [consentPath(slug, id)] : []),
  ].map((path) => ({ type: 'delete', path })),
});
