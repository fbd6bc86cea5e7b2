import { describe, expect, it } from 'vitest';
import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import {
  addAlbum,
  addPicture,
  albumAdded,
  albumChanges,
  albumEdited,
  albumPath,
  consentPath,
  copyNames,
  copyPath,
  picturePath,
  removePicture,
  type PictureWrites,
} from '../../src/entities/content/album';
import type { BackendPort, Write } from '@/shared/backend';
import { albumPictures, albumSlug, pictureUntil, sampleAlbum } from '../samples/albums';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';
import type { TextKind } from './text-contract';

const record = albumPath(albumSlug);

/** The query of visitors. */
async function readBy({ documents }: BackendPort) {
  const found = await documents.list({
    collection: 'gallery',
    where: [{ field: 'state', equals: 'published' }],
    orderBy: { field: 'day', direction: 'descending' },
    limit: 12,
  });
  return found.map(({ data }) => data.title);
}

const begin = (): readonly Write[] => {
  const id = createChangeId();
  return [
    addAlbum(albumSlug, id, sampleAlbum),
    logChange({ id, by: office, record, event: albumAdded, after: { state: 'draft' } }),
  ];
};

/** Albums of the gallery: everybody reads published ones. */
export const albumKind: TextKind = {
  what: 'albums of the gallery',
  collection: 'gallery',
  record,
  events: 'album',
  begin,
  complete: (lastChange) => {
    const album = { slug: albumSlug, lastChange, pictures: [] };
    const { event, changes, writes } = addPicture(album, albumPictures.childless, pictureUntil(''));
    return [...writes, ...logUpdate({ id: createChangeId(), by: office, record, event, changes })];
  },
  edit: (lastChange, title) =>
    logUpdate({
      ...{ id: createChangeId(), by: office, record, event: albumEdited },
      changes: albumChanges({ lastChange }, { title }),
    }),
  readBy,
  seen: { draft: [], published: [sampleAlbum.title], edited: ['The first of two'], archived: [] },
};

const { consented, ended, childless } = albumPictures;

/** Contract of the pictures of an album: visitors read one until its consent ends or it is removed. */
export function describeAlbumContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly test: BackendUnderTest },
): void {
  describe(`${name}: pictures of an album`, () => {
    it('are read with their bytes while they are published and consented, and gone when removed', async () => {
      const { backend, test } = current();
      const { documents, auth } = backend;
      const album = async () => {
        const stored = (await documents.get(record)) ?? {};
        return {
          slug: albumSlug,
          lastChange: String(stored.lastChange),
          pictures: stored.pictures as readonly string[] as string[],
        };
      };
      const commit = ({ event, changes, writes }: PictureWrites) =>
        documents.commit([
          ...writes,
          ...logUpdate({ id: createChangeId(), by: office, record, event, changes }),
        ]);
      const read = async (id: string) => {
        const paths = [picturePath(albumSlug, id), ...copyNames.map((copy) => copyPath(albumSlug, id, copy))];
        const found = await Promise.allSettled(paths.map((path) => documents.get(path)));
        return found.map((one) => (one.status === 'rejected' ? 'refused' : one.value && 'read'));
      };

      await auth.signIn(test.admin);
      await documents.commit(begin());
      await commit(addPicture(await album(), consented, pictureUntil('2099-12-31')));
      await commit(addPicture(await album(), ended, pictureUntil('2020-01-31')));
      const bare = await album();
      await commit(addPicture(bare, childless, pictureUntil('', 'Books on a table')));
      // Another picture of the version that was there before.
      await expect(
        commit(addPicture(bare, '44444444-4444-4444-8444-444444444444', pictureUntil(''))),
      ).rejects.toMatchObject({ code: 'forbidden' });
      await auth.signOut();
      expect(await read(consented)).toEqual(['refused', 'refused', 'refused']);

      await auth.signIn(test.admin);
      const move = { from: 'draft', to: 'published', event: 'album.published' };
      await documents.commit(logTransition({ id: createChangeId(), by: office, record, ...move }));
      expect(await read(ended)).toEqual(['read', 'read', 'read']);
      await auth.signOut();
      expect(await read(consented)).toEqual(['read', 'read', 'read']);
      expect(await read(childless)).toEqual(['read', 'read', 'read']);
      expect(await read(ended)).toEqual(['refused', 'refused', 'refused']);
      await expect(documents.get(consentPath(albumSlug, consented))).rejects.toThrow();
      const small = await documents.get(copyPath(albumSlug, childless, 'small'));
      expect(small?.bytes).toEqual(new Uint8Array(20).fill(7));

      await auth.signIn(test.admin);
      await commit(removePicture(await album(), { id: consented, hasConsent: true }));
      expect(await documents.get(consentPath(albumSlug, consented))).toBeNull();
      await auth.signOut();
      expect(await read(consented)).toEqual([null, null, null]);
      expect((await album()).pictures).toEqual([ended, childless]);
    });
  });
}
