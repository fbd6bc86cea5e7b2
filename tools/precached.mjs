import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';
import { ownWordsOf, pageEntries } from './site-pages.mjs';

/** @param {string | undefined} group undefined: precached for everybody */
const pageChunksOf = (group) =>
  pageEntries.flatMap(([name, { precache }]) => (precache === group ? [`page-${name}`] : []));

/**
 * Chunks precached for everybody, by name; each includes the files it shares with others. A guest can read
 * every public page, ask and send offline. The desk with its sign-in page needs the network.
 */
export const precachedChunks = [
  'main',
  ...pageChunksOf(undefined),
  'part-tuition',
  'part-enquiry',
  'part-homework',
  'part-jobCheck',
  'part-choices',
  'part-home',
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
 * Chunks of each precache group. A phone downloads a group when one of its pages is opened, and again with
 * every later build, so a family without a tutor does not load door codes. A group is named by its page's
 * path, by an area's path (with a trailing slash), or by the backend of a real site.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const chunksOfPrecacheGroups = {
  // An application can be written and sent offline.
  '/apply': ['part-apply'],
  // A kept pack is practised offline.
  '/practice': [
    'part-packs',
    'part-practice',
    'part-practice-skills',
    'practice-progress',
    'practice-templates',
    'practice-mock',
    'practice-print',
  ],
  // Posts that were opened, and the list of the last visit.
  '/jobs': ['part-jobs', 'job-list', 'part-job', 'job-share'],
  // A solved question that was opened, and the search once it was used.
  '/homework': ['solved-list', 'solved-search', 'part-solved'],
  // An application for a post can be written and sent offline.
  '/jobs/': ['part-job', 'job-share', 'part-job-apply'],
  // A talk can be asked for offline, and waits for the network.
  '/counselorPage': ['part-booking'],
  // A consultation can be asked for offline.
  '/consult': ['part-consult'],
  // At the door, and on the way to a talk, there may be no network.
  '/code': [
    'part-bar',
    'part-home-now',
    'part-now',
    'part-family',
    'part-lessons',
    'part-practice',
    'own-data',
    'part-school',
    'part-booking',
    'part-homework-thread',
    'part-consultation',
    'part-outcome',
    'part-applicant-code',
  ],
  // A report that was opened is read again without network.
  '/consult/report': ['outcome-report'],
  // The register is used at the learner's door, too. The sign-in page, `/tutor`, is not part of the area.
  '/tutor/': [
    ...pageChunksOf('/tutor/'),
    'guard',
    'account',
    'area-now',
    'area-learners',
    'area-settings',
    'area-lessons',
    'area-answers',
    'area-progress',
    'area-practice',
    'area-homework',
    'homework-drawing',
    'area-week',
    'area-earnings',
    'area-profile',
    'own-data',
  ],
  '/firebase': ['firebase'],
};

/**
 * Locale files of all precache groups that guests do not use, in every language.
 * @param {string} buildId
 */
function wordEntries(buildId) {
  const locales = join(root, 'locales');
  const languages = readdirSync(locales);
  return Object.keys(chunksOfPrecacheGroups).flatMap((group) =>
    ownWordsOf(({ precache }) => precache === group).flatMap((name) =>
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
 * Precached files that the bundler does not create: the shell and the translations.
 * @param {string} buildId
 */
export const precachedAddresses = (buildId) => [
  { url: '/shell', revision: buildId },
  { url: '/shell.html._payload.json', revision: buildId },
  // English, and all other languages in one file, since they have few texts.
  { url: `/words/${buildId}/en.json`, revision: null },
  { url: `/words/${buildId}/others.json`, revision: null },
  { url: '/icon.svg', revision: buildId },
];

/** @typedef {{ chunks: Iterable<{ files: Iterable<string> }> }} ChunkGroup */

/** @typedef {{ url: string, revision: string | null, size: number, integrity?: string }} Entry */

/**
 * Adds precache groups to manifest entries that are not for everybody, and the locale files of these groups.
 * @param {string} buildId
 * @returns {(manifest: Entry[], compilation: unknown) => { manifest: Entry[], warnings: string[] }}
 */
export const markPrecacheGroups = (buildId) => (manifest, compilation) => {
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
