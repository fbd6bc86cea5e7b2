/** Prefix of the service worker's document caches. */
export const pageCachePrefix = 'lifeline-pages-';

/** Cache of the practice packs that a person keeps. Its files have a hash in their names. */
export const packCacheName = 'lifeline-practice';

/** Transfer size of all guides in kB, told on their list, verified by `tools/check-budgets.mjs`. */
export const guideKilobytes = 19;

/** Transfer size of the precache in kB, verified by `tools/check-budgets.mjs`. */
export const installedKilobytes = 630;

/** Redirects to other sites. Complete list. */
export const externalRedirects: Readonly<Record<string, string>> = {
  '/data-protection-commission': 'https://dataprotection.org.gh/',
};

/** Short build id for the log. */
export const buildId: string = __BUILD_ID__;
