import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

/**
 * What the service worker brings to everybody along with the site: all that a guest needs to read every public page, and to ask
 * and send without network. The desk, the tutor area and signing in need the network in any case.
 */
const pages = [
  'about',
  'adminEntry',
  'app',
  'apply',
  'blog',
  'certificate',
  'code',
  'consult',
  'consultancy',
  'counselling',
  'counsellors',
  'enquiry',
  'error',
  'faq',
  'gallery',
  'home',
  'homework',
  'job',
  'jobs',
  'practice',
  'tuition',
  'tutorEntry',
  'tutors',
];

/** Chunks of the site by their names; each brings the files it shares with others. */
export const precachedChunks = [
  'main',
  ...pages.map((page) => `page-${page}`),
  'part-tuition',
  'part-enquiry',
  'part-homework',
  'record',
  'services',
  'embedded',
  'settings-screen',
  'theme',
  'ripple',
  'demo',
  'device',
  'data-days',
  'background',
];

/**
 * Chunks of each precache group. A phone downloads a group when a page of it is opened, and again with every later build: a
 * family without a tutor does not pay for door codes. A group is named by the path of its page, by the start of the paths of
 * its pages (with a slash at the end), or by the backend of a real site.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const chunksOfPrecacheGroups = {
  // An application is begun and sent without network.
  '/apply': ['part-apply'],
  // At the door there may be no network.
  '/code': ['part-family', 'part-lessons'],
  // The register is at the learner's door, too. Whoever only looks at the door of the area, `/tutor`, does not pay for it.
  '/tutor/': [
    'page-tutorArea',
    'guard',
    'account',
    'area-learners',
    'area-lessons',
    'area-answers',
    'area-progress',
    'area-week',
    'area-earnings',
    'area-profile',
  ],
  '/firebase': ['firebase'],
};

/**
 * Words of a precache group that no guest reads, by namespace.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const wordsOfPrecacheGroups = { '/tutor/': ['tutor-area'] };

/**
 * The files of words of all precache groups, in every language that has them.
 * @param {string} buildId
 */
function wordEntries(buildId) {
  const locales = join(root, 'locales');
  const languages = readdirSync(locales);
  return Object.entries(wordsOfPrecacheGroups).flatMap(([group, names]) =>
    names.flatMap((name) =>
      languages
        .filter((language) => existsSync(join(locales, language, `${name}.json`)))
        .map((language) => ({
          url: `/words/${buildId}/${language}/${name}.json`,
          revision: null,
          size: 0,
          groups: [group],
        })),
    ),
  );
}

/**
 * What is not made by the bundler: the document that stands in for every page, and the words.
 * @param {string} buildId
 */
export const precachedAddresses = (buildId) => [
  { url: '/shell', revision: buildId },
  { url: '/shell.html._payload.json', revision: buildId },
  // English, and all other languages of the site in one file: they have the same few words.
  { url: `/words/${buildId}/en.json`, revision: null },
  { url: `/words/${buildId}/others.json`, revision: null },
  { url: '/icon.svg', revision: buildId },
];

/** @typedef {{ chunks: Iterable<{ files: Iterable<string> }> }} ChunkGroup */

/** @typedef {{ url: string, revision: string | null, size: number, integrity?: string }} Entry */

/**
 * Adds its precache groups to each entry of the manifest that is not for everybody, and the words of these groups.
 * @param {string} buildId
 * @returns {(manifest: Entry[], compilation: unknown) => { manifest: Entry[], warnings: string[] }}
 */
export const markLater = (buildId) => (manifest, compilation) => {
  const { namedChunkGroups } =
    /** @type {{ namedChunkGroups: { get(name: string): ChunkGroup | undefined } }} */ (compilation);
  /** @param {readonly string[]} names */
  const addressesOf = (names) =>
    new Set(
      names.flatMap((name) =>
        [...(namedChunkGroups.get(name)?.chunks ?? [])].flatMap((chunk) =>
          [...chunk.files].map((file) => `/${file}`),
        ),
      ),
    );
  const forAll = addressesOf(precachedChunks);
  const groups = Object.entries(chunksOfPrecacheGroups).map(([name, names]) => ({
    name,
    addresses: addressesOf(names),
  }));
  return {
    manifest: [
      ...manifest.map((entry) =>
        forAll.has(entry.url)
          ? entry
          : {
              ...entry,
              groups: groups.filter(({ addresses }) => addresses.has(entry.url)).map(({ name }) => name),
            },
      ),
      ...wordEntries(buildId),
    ],
    warnings: [],
  };
};
