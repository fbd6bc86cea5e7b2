/** Prefix of the service worker's document caches. */
export const pageCachePrefix = 'lifeline-pages-';

/** Transfer size of the precache in kB, verified by `tools/check-budgets.mjs`. */
export const installedKilobytes = 426;

/** Redirects to other sites. Complete list. */
export const externalRedirects: Readonly<Record<string, string>> = {
  '/data-protection-commission': 'https://dataprotection.org.gh/',
};

/** Short build id for the log. */
export const buildId: string = __BUILD_ID__;
