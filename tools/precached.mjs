import { otherLanguages } from './locale-provenance.mjs';
import { guideChunks } from './guides/guide-chunks.mjs';
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
  'part-guide',
  'part-article',
  'helpful-vote',
  'part-home',
  'record',
  'services',
  'embedded',
  'settings-screen',
  'phone-settings',
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
    // What comes back stands on the home page, too.
    'part-home-now',
    'practice-progress',
    'practice-templates',
    'practice-mock',
    'practice-print',
  ],
  // Posts that were opened, and the list of the last visit.
  '/jobs': ['part-jobs', 'job-list', 'part-job', 'job-share'],
  // What the office has written for the questions, once their page was opened.
  '/faq': ['part-faq', 'listen'],
  // What shows the albums, once their page was opened; pictures are never kept.
  '/gallery': ['part-gallery'],
  // All guides, once their list or one of them was opened.
  '/blog': [...guideChunks, 'part-blog', 'listen'],
  // What the office has written, once one of its articles was opened.
  '/blog/article': ['markdown'],
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
    'part-wordings',
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
    'area-telling',
    'area-profile',
    'own-data',
  ],
  '/firebase': ['firebase'],
  // Accepted words, on phones on which their language was chosen.
  ...Object.fromEntries(
    otherLanguages
      .flatMap((language) => [language, `${language}-checked`])
      .map((language) => [`/words/${language}`, ['word-overlay']]),
  ),
};

/**
 * Chunks that precached ones load and that are not precached with them: what they do needs the network,
 * another page has loaded them before, or the page is whole without them.
 */
const chunksForNetwork = new Set([
  // The desk, accounts and the sign-in page.
  'page-adminEntry',
  'page-backOffice',
  'account',
  'guard',
  'desk-outcome',
  'desk-removal-rules',
  'outcome-form',
  'firebase',
  'firebase-files',
  'firebase-app-check',
  // Keeping an article for later.
  'article-keep',
  // Lists and figures of the moment: their pages say so without a network.
  'part-tutors',
  'part-fits',
  'part-waiting',
  'part-demand',
  'homework-figures',
  'part-certificate',
  'part-receipt',
  'part-applicant',
  // A quiet talk leaves nothing on the phone. Taking back cannot wait.
  'part-quiet',
  'word-list',
  'part-withdraw-job',
  'part-withdraw-enquiry',
  // Practice that was kept has them by the group of its page.
  'practice-progress',
  'practice-templates',
  // The page of the post itself has it by its group.
  'part-job-apply',
  // What asks for news needs the network to ask.
  'news',
  // Said once of a chosen language, and again with the next visit if it did not load.
  'draft-words',
  // By the group of its language.
  'word-overlay',
  // For speakers who improve the words. What they type is kept; the page itself is loaded.
  'wording-mode',
  // For people who build.
  'inspector',
  // Dates in another language; they are written in English until it comes.
  'date-locale',
]);

/**
 * English locale files of all precache groups that guests do not use, and the bundle of each other language,
 * for phones on which that language was chosen.
 * @param {string} buildId
 */
function wordEntries(buildId) {
  /** @param {string} group @param {string} file */
  const entry = (group, file) => ({
    ...{ url: `/words/${buildId}/${file}.json`, revision: null },
    ...{ size: 0, groups: [group] },
  });
  return [
    ...Object.keys(chunksOfPrecacheGroups).flatMap((group) =>
      ownWordsOf(({ precache }) => precache === group).map((name) => entry(group, `en/${name}`)),
    ),
    ...otherLanguages
      .flatMap((language) => [language, `${language}-checked`])
      .map((language) => entry(`/words/${language}`, language)),
  ];
}

/**
 * Precached files that the bundler does not create: the shell and the translations.
 * @param {string} buildId
 */
export const precachedAddresses = (buildId) => [
  { url: '/shell', revision: buildId },
  { url: '/shell.html._payload.json', revision: buildId },
  { url: `/words/${buildId}/en.json`, revision: null },
  { url: '/icon.svg', revision: buildId },
];

/**
 * @typedef {object} ChunkGroup
 * @property {string | undefined} name
 * @property {Iterable<{ files: Iterable<string> }>} chunks
 * @property {Iterable<ChunkGroup>} childrenIterable chunks that this one loads later
 */

/**
 * Chunks that precached ones load later and that nobody precaches, as `from > to`: offline they would take
 * the page with them.
 * @param {(name: string) => ChunkGroup} chunkOf
 * @param {(names: readonly string[]) => Set<string>} addressesOf
 */
function forgottenChunks(chunkOf, addressesOf) {
  const groups = Object.values(chunksOfPrecacheGroups);
  // A chunk that was renamed must not stay in the list.
  for (const name of chunksForNetwork) chunkOf(name);
  /** @type {(names: readonly string[], precached: readonly string[]) => readonly string[]} */
  const forgottenBy = (names, precached) => {
    const addresses = addressesOf(precached);
    return names.flatMap((from) =>
      [...chunkOf(from).childrenIterable]
        .filter(({ name = '' }) => !chunksForNetwork.has(name))
        .filter(({ chunks }) =>
          [...chunks].some(({ files }) => [...files].some((file) => !addresses.has(`/${file}`))),
        )
        .map(({ name }) => `${from} > ${name ?? 'a chunk without a name'}`),
    );
  };
  return [
    ...forgottenBy(precachedChunks, [...precachedChunks, ...groups.flat()]),
    ...groups.flatMap((names) => forgottenBy(names, [...precachedChunks, ...names])),
  ];
}

/** @typedef {{ url: string, revision: string | null, size: number, integrity?: string }} Entry */

/**
 * Adds precache groups to manifest entries that are not for everybody, and the locale files of these groups.
 * @param {string} buildId
 * @returns {(manifest: Entry[], compilation: unknown) => { manifest: Entry[], warnings: string[] }}
 */
export const markPrecacheGroups = (buildId) => (manifest, compilation) => {
  const { namedChunkGroups } =
    /** @type {{ namedChunkGroups: { get(name: string): ChunkGroup | undefined } }} */ (compilation);
  /** @param {string} name */
  const chunkOf = (name) => {
    const found = namedChunkGroups.get(name);
    if (!found) throw new Error(`tools/precached.mjs names a chunk that is not built: ${name}`);
    return found;
  };
  /** @param {readonly string[]} names */
  const addressesOf = (names) =>
    new Set(
      names.flatMap((name) =>
        [...chunkOf(name).chunks].flatMap((chunk) => [...chunk.files].map((file) => `/${file}`)),
      ),
    );
  const forgotten = forgottenChunks(chunkOf, addressesOf);
  if (forgotten.length > 0)
    throw new Error(
      `Missing offline, add them to a group or to chunksForNetwork of tools/precached.mjs: ${forgotten.join(', ')}`,
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
