/**
 * The pages whose files the service worker brings along with the site: all that a guest can open. The desk and the tutor
 * area need the network in any case, and are heavy.
 */
const pages = [
  'about',
  'app',
  'adminEntry',
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
  'part-apply',
  'part-applicant',
  'part-enquiry',
  'part-homework',
  // At the door there may be no network.
  'part-family',
  'part-proposals',
  'part-lessons',
  'part-invitations',
  'part-wish',
  'record',
  'services',
  'embedded',
  'settings-screen',
  'theme',
  'ripple',
  'demo',
  'device',
  'data-days',
  'guard',
  'account',
  'background',
];

/** Every language of the site: one file of words each. */
const languages = ['en', 'ak', 'ee', 'gaa', 'dag', 'ha'];

/**
 * What is not made by the bundler: the document that stands in for every page, and the words.
 * @param {string} buildId
 */
export const precachedAddresses = (buildId) => [
  { url: '/shell', revision: buildId },
  { url: '/shell.html._payload.json', revision: buildId },
  ...languages.map((language) => ({ url: `/words/${buildId}/${language}.json`, revision: null })),
  { url: '/icon.svg', revision: buildId },
];
