import { baseApi, liveList, liveQuery, readList, withBackend } from '@/shared/api';
import { toBackendError, type DocumentsPort } from '@/shared/backend';
import { albumCollection, mostPictures, parseAlbum, type Album } from '../model/album';
import {
  consentPath,
  parseConsent,
  parsePicture,
  pictureCollection,
  picturePath,
  type AlbumPicture,
  type Consent,
} from '../model/album-picture';

/** Albums that a visitor reads at most, the newest ones. */
const newestAtMost = 12;

/** Newest first. */
const byDay = (one: Album, other: Album): number =>
  one.day === other.day ? one.slug.localeCompare(other.slug) : one.day > other.day ? -1 : 1;

/** The pictures of an album in one version: another version has another answer. */
interface PicturesOf {
  readonly slug: string;
  readonly pictures: readonly string[];
  readonly lastChange: string;
}

/** A picture as the office has it. */
export interface OfficePicture {
  readonly picture: AlbumPicture;
  /** Null when no child is in it. */
  readonly consent: Consent | null;
  /** Version of the album that it was read of. What is stored by now may be newer, and never older. */
  readonly lastChange: string;
}

/** One picture as a visitor may read it; null when it is gone, or its consent has ended. */
async function readShown(documents: DocumentsPort, slug: string, id: string): Promise<AlbumPicture | null> {
  try {
    const data = await documents.get(picturePath(slug, id));
    return data && parsePicture(id, data);
  } catch (cause) {
    if (['forbidden', 'unauthenticated'].includes(toBackendError(cause).code)) return null;
    throw cause;
  }
}

async function readConsent(documents: DocumentsPort, slug: string, id: string): Promise<Consent | null> {
  const data = await documents.get(consentPath(slug, id));
  return data && parseConsent(id, data);
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The newest published albums. Public. Nothing of them is kept on the device. */
    publishedAlbums: build.query<readonly Album[], null>(
      liveQuery({
        watch: () => [albumCollection],
        read: withBackend(async ({ documents }) =>
          readList(
            albumCollection,
            await documents.list({
              collection: albumCollection,
              where: [{ field: 'state', equals: 'published' }],
              orderBy: { field: 'day', direction: 'descending' },
              limit: newestAtMost,
            }),
            parseAlbum,
          ),
        ),
      }),
    ),
    /**
     * Pictures of a published album that visitors may see, in their order, without their bytes. Public. They
     * are read one by one, as the rules ask each for its consent.
     */
    shownPictures: build.query<readonly AlbumPicture[], PicturesOf>({
      queryFn: withBackend(async ({ documents }, { slug, pictures }) => {
        const read = await Promise.all(pictures.map((id) => readShown(documents, slug, id)));
        return read.filter((picture) => picture !== null);
      }),
      keepUnusedDataFor: 0,
    }),
    /** All albums in every state, newest first. For the office. */
    allAlbums: build.query<readonly Album[], null>(
      liveList({
        collection: albumCollection,
        parse: parseAlbum,
        idOf: ({ slug }) => slug,
        compare: byDay,
      }),
    ),
    /** Pictures of an album in their order, with the consents on file. For the office. */
    officePictures: build.query<readonly OfficePicture[], PicturesOf>({
      queryFn: withBackend(async ({ documents }, { slug, pictures, lastChange }) => {
        const collection = pictureCollection(slug);
        const found = await documents.list({ collection, limit: mostPictures });
        const read = readList(collection, found, parsePicture);
        return Promise.all(
          pictures
            .flatMap((id) => read.filter((picture) => picture.id === id))
            .map(async (picture) => ({
              picture,
              lastChange,
              consent: picture.until === '' ? null : await readConsent(documents, slug, picture.id),
            })),
        );
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePublishedAlbumsQuery, useShownPicturesQuery, useAllAlbumsQuery, useOfficePicturesQuery } =
  api;
