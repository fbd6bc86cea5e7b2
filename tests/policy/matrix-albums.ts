import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import {
  addAlbum,
  addPicture,
  albumAdded,
  albumChanges,
  albumEdited,
  albumPath,
} from '../../src/entities/content/album';
import type { DocumentData, Write } from '@/shared/backend';
import { albumIn, albumPictures, albumSlug, newPictureId, sampleAlbum } from '../samples/albums';
import { asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const path = albumPath(albumSlug);
const ids = Object.values(albumPictures);

const add = (letter: Letter, fields: DocumentData = {}, slug = albumSlug): readonly Write[] => {
  const id = createChangeId();
  const created = addAlbum(slug, id, sampleAlbum);
  return [
    created.type === 'create' ? { ...created, data: { ...created.data, ...fields } } : created,
    logChange({
      ...{ id, by: asOffice(letter), event: albumAdded },
      record: albumPath(slug),
      after: { state: 'draft' },
    }),
  ];
};

const move = (letter: Letter, from: string, to: string, event: string, changes: DocumentData = {}) =>
  logTransition({ id: createChangeId(), by: asOffice(letter), record: path, event, from, to, changes });

const edit = (letter: Letter, changes: DocumentData, event = albumEdited): readonly Write[] =>
  logUpdate({
    id: createChangeId(),
    by: asOffice(letter),
    record: path,
    event,
    // The version of the stored album, unless a row names another one.
    changes: { ...albumChanges({ lastChange: 'a0' }, {}), ...changes },
  });

const transitions = [
  ['draft', 'published', 'album.published', theOffice],
  ['draft', 'archived', 'album.archived', theOffice],
  ['published', 'archived', 'album.archived', theOffice],
  ['archived', 'draft', 'album.restored', theOffice],
  ['archived', 'published', 'album.restored', nobody],
  ['archived', 'published', 'album.published', nobody],
  ['published', 'draft', 'album.restored', nobody],
] as const;

const none = rowsOn(world);
const on = (state: string) => rowsOn({ ...world, ...albumIn(state) });
const published = on('published');

/** What no album has. */
const wrong: readonly (readonly [string, DocumentData])[] = [
  ['with a tag', { caption: 'So. <script>alert(1)</script>' }],
  ['with more than its caption may have', { caption: 'b'.repeat(601) }],
  ['without a caption', { caption: '' }],
  ['without a title', { title: '' }],
  ['without a place', { place: '' }],
  ['on a day that is none', { day: '2026-02-30' }],
  ['with another slug', { slug: 'another-one' }],
  ['with a field more', { note: 'x' }],
  ['with pictures that are no list', { pictures: 'x' }],
];

/** What an edit does to the list of pictures, and nobody may. */
const wrongLists: readonly (readonly [string, readonly string[]])[] = [
  ['with a picture that does not come', [...ids, newPictureId]],
  ['without a picture that does not go', ids.slice(1)],
  ['with a picture for another one', [...ids.slice(1), newPictureId]],
  ['with a picture twice', [...ids, ids[0] ?? '']],
  ['with an id that is none', [...ids, 'x']],
];

export const albumRows: readonly Row[] = [
  on('draft').get('gallery get, draft', path, theOffice),
  published.get('gallery get, published', path, everybody),
  on('archived').get('gallery get, archived', path, theOffice),
  none.get('gallery get, of nobody', path, everybody),
  published.list('gallery', theOffice),
  published.commit('gallery delete', nobody, () => [{ type: 'delete', path }]),
  none.commit('gallery create', theOffice, (letter) => add(letter)),
  none.commit('gallery create, published at once', nobody, (letter) => add(letter, { state: 'published' })),
  none.commit('gallery create, as a sample', nobody, (letter) => add(letter, { isSample: true })),
  none.commit('gallery create, with pictures', nobody, (letter) => [
    ...add(letter, { pictures: [newPictureId] }),
    ...addPicture({ slug: albumSlug, lastChange: '', pictures: [] }, newPictureId, {
      ...{ facts: { alt: 'A', caption: '', width: 1, height: 1, smallBytes: 1, largeBytes: 1, until: '' } },
      copies: {
        small: { type: 'image/webp', bytes: new Uint8Array(1) },
        large: { type: 'image/webp', bytes: new Uint8Array(1) },
      },
      consent: null,
    }).writes,
  ]),
  none.commit('gallery create, with an address that is none', nobody, (letter) =>
    add(letter, { slug: 'No' }, 'No'),
  ),
  published.commit('gallery create, again', nobody, (letter) => add(letter)),
  ...wrong.map(([what, fields]) =>
    none.commit(`gallery create, ${what}`, nobody, (letter) => add(letter, fields)),
  ),
  ...transitions.map(([from, to, event, allowed]) =>
    on(from).commit(`gallery ${from} → ${to} by ${event}`, allowed, (letter) =>
      move(letter, from, to, event),
    ),
  ),
  rowsOn({ ...world, ...albumIn('draft', { pictures: [] }) }).commit(
    'gallery published, without a picture',
    nobody,
    (letter) => move(letter, 'draft', 'published', 'album.published'),
  ),
  on('draft').commit('gallery published, with another text', nobody, (letter) =>
    move(letter, 'draft', 'published', 'album.published', { title: 'Another' }),
  ),
  ...(['draft', 'published', 'archived'] as const).map((state) =>
    on(state).commit(`gallery edited, ${state}`, theOffice, (letter) =>
      edit(letter, { ...sampleAlbum, title: 'Another' }),
    ),
  ),
  published.commit('gallery edited, in another order', theOffice, (letter) =>
    edit(letter, { pictures: [...ids].reverse() }),
  ),
  ...wrongLists.map(([what, pictures]) =>
    published.commit(`gallery edited, ${what}`, nobody, (letter) => edit(letter, { pictures })),
  ),
  ...wrong.map(([what, fields]) =>
    published.commit(`gallery edited, ${what}`, nobody, (letter) => edit(letter, fields)),
  ),
  published.commit('gallery edited, of a version that somebody has changed since', nobody, (letter) =>
    edit(letter, { title: 'Another', basis: 'a-1' }),
  ),
  published.commit('gallery edited, told as something else', nobody, (letter) =>
    edit(letter, { title: 'Another' }, 'counsellor.edited'),
  ),
  published.commit('gallery edited, told as a picture', nobody, (letter) =>
    edit(letter, { title: 'Another' }, 'album.picture-edited'),
  ),
];
