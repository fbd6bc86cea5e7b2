import { createChangeId, logUpdate } from '../../src/entities/change-log';
import {
  addPicture,
  albumPath,
  consentPath,
  copyPath,
  editPicture,
  picturePath,
  removePicture,
  type NewPicture,
  type PictureWrites,
} from '../../src/entities/content/album';
import type { DocumentData, Write } from '@/shared/backend';
import { albumIn, albumPictures, albumSlug, newPictureId, pictureUntil } from '../samples/albums';
import { asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const { consented, ended, childless } = albumPictures;
const album = { slug: albumSlug, lastChange: 'a0', pictures: Object.values(albumPictures) };
const on = (state: string) => rowsOn({ ...world, ...albumIn(state) });
const published = on('published');

const batch = (letter: Letter, { event, changes, writes }: PictureWrites): readonly Write[] => [
  ...writes,
  ...logUpdate({
    ...{ id: createChangeId(), by: asOffice(letter), event, changes },
    record: albumPath(albumSlug),
  }),
];

const withChild = pictureUntil('2099-12-31');

const add = (letter: Letter, picture: NewPicture = withChild) =>
  batch(letter, addPicture(album, newPictureId, picture));

const without = (writes: readonly Write[], path: string) => writes.filter((write) => write.path !== path);

const facts = (changes: DocumentData): NewPicture => ({
  ...withChild,
  facts: { ...withChild.facts, ...changes },
});

/** What no picture has. */
const wrong: readonly (readonly [string, NewPicture])[] = [
  ['without an alternative text', facts({ alt: '' })],
  ['with a tag', facts({ caption: '<b>' })],
  ['with a size that is none', facts({ width: 0 })],
  ['until a day that is none', facts({ until: '2099-02-30' })],
  ['with a field more', facts({ name: 'Ama' })],
  ['with a child, without consent', { ...withChild, consent: null }],
  ['without a child, with consent', facts({ until: '' })],
  ['with consent of nobody', { ...withChild, consent: { by: '', on: '2026-10-03' } }],
  [
    'as a drawing with script',
    {
      ...withChild,
      copies: { ...withChild.copies, small: { type: 'image/svg+xml' as never, bytes: new Uint8Array(9) } },
    },
  ],
  [
    'with a copy that is too large',
    {
      ...withChild,
      copies: { ...withChild.copies, large: { type: 'image/webp', bytes: new Uint8Array(700_001) } },
    },
  ],
  [
    'with an empty copy',
    {
      ...withChild,
      copies: { ...withChild.copies, large: { type: 'image/webp', bytes: new Uint8Array(0) } },
    },
  ],
];

const texts = { alt: 'Another', caption: '', until: '2099-01-31' };
const consent = { by: 'Kwame Mensah', on: '2026-11-01' };

const edit = (letter: Letter, changes: DocumentData = {}, given: typeof consent | null = consent) =>
  batch(letter, editPicture(album, { id: consented, hasConsent: true }, { ...texts, ...changes }, given));

const remove = (letter: Letter) => batch(letter, removePicture(album, { id: consented, hasConsent: true }));

/** All that stands below the album of one picture. */
const parts = (id: string) =>
  [
    ['picture', picturePath(albumSlug, id)],
    ['small copy', copyPath(albumSlug, id, 'small')],
    ['large copy', copyPath(albumSlug, id, 'large')],
  ] as const;

const newParts = [...parts(newPictureId), ['consent', consentPath(albumSlug, newPictureId)] as const];
const storedParts = [...parts(consented), ['consent', consentPath(albumSlug, consented)] as const];

const reads: readonly (readonly [string, string, string, string])[] = [
  ['consented', consented, 'published', everybody],
  ['without a child', childless, 'published', everybody],
  ['whose consent has ended', ended, 'published', theOffice],
  ['of a draft', consented, 'draft', theOffice],
  ['that was put away', childless, 'archived', theOffice],
  ['of nobody', newPictureId, 'published', everybody],
];

export const albumPictureRows: readonly Row[] = [
  ...reads.flatMap(([what, id, state, allowed]) =>
    parts(id).map(([part, path]) => on(state).get(`gallery ${part} get, ${what}`, path, allowed)),
  ),
  published.get('gallery consent get', consentPath(albumSlug, consented), theOffice),
  published.list(`gallery/${albumSlug}/pictures`, theOffice),
  published.list(`gallery/${albumSlug}/pictures/${consented}/copies`, nobody),
  published.list(`gallery/${albumSlug}/pictures/${consented}/private`, nobody),
  published.commit('gallery picture create', theOffice, (letter) => add(letter)),
  published.commit('gallery picture create, without a child', theOffice, (letter) =>
    add(letter, pictureUntil('')),
  ),
  ...wrong.map(([what, picture]) =>
    published.commit(`gallery picture create, ${what}`, nobody, (letter) => add(letter, picture)),
  ),
  ...newParts.map(([part, path]) =>
    published.commit(`gallery picture create, without its ${part}`, nobody, (letter) =>
      without(add(letter), path),
    ),
  ),
  published.commit('gallery picture create, outside its album', nobody, (letter) => add(letter).slice(0, 4)),
  published.commit('gallery picture edited', theOffice, (letter) => edit(letter)),
  published.commit('gallery picture edited, without a child', theOffice, (letter) =>
    edit(letter, { until: '' }, null),
  ),
  published.commit('gallery picture edited, without its consent', nobody, (letter) => edit(letter, {}, null)),
  published.commit('gallery picture edited, without an end', nobody, (letter) => edit(letter, { until: '' })),
  published.commit('gallery picture edited, of another size', nobody, (letter) => edit(letter, { width: 9 })),
  published.commit('gallery picture edited, without a line', nobody, (letter) => edit(letter).slice(0, 2)),
  published.commit('gallery picture removed', theOffice, (letter) => remove(letter)),
  ...storedParts.map(([part, path]) =>
    published.commit(`gallery picture removed, but for its ${part}`, nobody, (letter) =>
      without(remove(letter), path),
    ),
  ),
  ...storedParts.map(([part, path]) =>
    published.commit(`gallery ${part} delete, alone`, nobody, () => [{ type: 'delete', path }]),
  ),
  published.commit('gallery copy changed', nobody, () => [
    {
      type: 'update',
      path: copyPath(albumSlug, consented, 'small'),
      changes: { bytes: new Uint8Array(3) },
    },
  ]),
];
