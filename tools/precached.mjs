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
 * What it brings on an occasion, and with every later build to a phone that has had it: somebody who has never asked for a tutor
 * does not pay for the door codes of those who have. An occasion is the path of a page that is opened, or what a real site has
 * for a backend, once a page has loaded it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const chunksOfOccasions = {
  // An application is begun and sent without network.
  '/apply': ['part-apply'],
  // At the door there may be no network.
  '/code': ['part-family', 'part-lessons'],
  '/firebase': ['firebase'],
};

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

/**
 * Marks in the list of the worker what it does not bring to everybody, with the occasions that need it.
 * @param {{ url: string, revision: string | null }[]} manifest
 * @param {unknown} compilation
 */
export function markLater(manifest, compilation) {
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
  const occasions = Object.entries(chunksOfOccasions).map(([name, names]) => ({
    name,
    addresses: addressesOf(names),
  }));
  return {
    manifest: manifest.map((entry) =>
      forAll.has(entry.url)
        ? entry
        : {
            ...entry,
            occasions: occasions.filter(({ addresses }) => addresses.has(entry.url)).map(({ name }) => name),
          },
    ),
    warnings: [],
  };
}
