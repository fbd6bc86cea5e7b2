import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import Beasties from 'beasties';
import { placesOf, readChunks, root } from '../ready.mjs';
import { ownWordsOf } from '../site-pages.mjs';
import { buildDocument, buildRobots, buildSitemap } from './document.mjs';
import { buildVersionManifest } from './version-manifest.mjs';

const require = createRequire(import.meta.url);
const variant = process.env.LIFELINE_VARIANT ?? '';
const buildId = process.env.LIFELINE_BUILD_ID ?? 'dev';
const workplace = join(root, placesOf(variant).workplace);
const dist = join(root, placesOf(variant).dist);

/** Origin of the published site, without a trailing slash; `npm start` serves it locally. */
const origin = (process.env.LIFELINE_ORIGIN ?? 'http://localhost:4173').replace(/\/$/, '');

/** @type {typeof import('../../src/app/prerender/main')} */
const site = require(join(workplace, 'prerender', 'main.cjs'));

/** @param {string} file @returns {Promise<unknown>} */
const readJson = async (file) => JSON.parse(await readFile(join(root, file), 'utf8'));

const wordFiles = {
  /** @param {string} language @param {string} namespace */
  readWords: (language, namespace) => readJson(`locales/${language}/${namespace}.json`),
  /** @param {string} language */
  readDateNames: (language) =>
    /** @type {Promise<import('@/shared/i18n').DateNames>} */ (
      readJson(`src/shared/i18n/date-names/${language}.json`)
    ),
};

const { filesOf } = readChunks(variant);

const firstScriptFile = filesOf(['first'], '.js')[0] ?? '';
const firstScript = readFileSync(join(dist, firstScriptFile), 'utf8').replace(
  /\n?\/\/# sourceMappingURL=.*$/,
  '',
);
if (firstScript.includes('</script')) throw new Error('the first script would end its own element');

const critical = new Beasties({
  path: dist,
  reduceInlineStyles: true,
  keyframes: 'critical',
  // Keep shared and page styles separate: the full shared style sheet is inserted between them.
  mergeStylesheets: false,
  logLevel: 'error',
  // The theme, and elements opened without JavaScript, change the page before all styles are loaded.
  allowRules: [/data-theme/, /data-backend/, /\[open\]/],
});

/**
 * Inlines the critical rules of each group of styles in one element per group, so that the full style sheet
 * can follow it: omitted rules must still override earlier ones.
 * @param {string} document
 * @param {readonly (readonly string[])[]} groups of files below dist
 */
function withCriticalStyles(document, groups) {
  const elements = groups.map(
    (files) => `<style>${files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')}</style>`,
  );
  // Before the inline script, which may insert the full style sheet at once.
  return critical.process(
    document.replace('<script data-scripts=', (script) => `${elements.join('\n')}\n${script}`),
  );
}

/** @param {string} file below dist @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
}

/**
 * Writes one page in one language: its document and its payload.
 * @param {object} page
 * @param {string} page.folder below dist, with a trailing slash unless empty
 * @param {string} page.file
 * @param {string} page.path to render
 * @param {import('@/shared/i18n').Language} page.language
 * @param {import('../../src/shared/routes').WholePage | null} page.whole null for a shell
 */
async function writePage({ folder, file, path, language, whole }) {
  const rendered = await site.renderPage(path, language.code, wordFiles, whole === null);
  const names = ['main', ...rendered.pageNames.map((name) => `page-${name}`)];
  const parts = rendered.pageNames.map((name) => `part-${name}`);
  const shared = filesOf(['main'], '.css');
  const own = filesOf([...names, ...parts], '.css').filter((name) => !shared.includes(name));
  const payload = `${folder}${file.replace(/[^/]*$/, '')}${whole === null ? `${file}.` : ''}_payload.json`;
  const document = buildDocument({
    ...rendered,
    htmlLang: language.htmlLang,
    language: language.code,
    path: whole === null ? null : path,
    origin,
    buildId,
    isListed: whole !== null && !site.unlistedPages.includes(whole),
    isUrgent: whole === null || variant === 'whole',
    firstScript,
    files: {
      scripts: filesOf(names, '.js').map((name) => `/${name}`),
      // Shared styles; the page's own load with its script.
      styles: shared.map((name) => `/${name}`),
      later: filesOf(parts, '.js').map((name) => `/${name}`),
      payload: `/${payload}`,
    },
    structuredData:
      whole === null ? [] : site.structuredDataOf(whole, origin, rendered.title, rendered.payload.words),
  });
  write(folder + file, await withCriticalStyles(document, [shared, own]));
  write(payload, JSON.stringify(rendered.payload));
}

/** Namespaces of guarded pages and development, excluded from the guests' bundles. */
const guardedWords = [...ownWordsOf(({ guard }) => guard !== undefined), 'kit'];

/**
 * All translations for guests in one language. The service worker splits the bundle into the files that pages
 * request.
 * @param {string} language
 */
function guestWordsOf(language) {
  const folder = join(dist, 'words', buildId, language);
  const names = readdirSync(folder).map((file) => basename(file, '.json'));
  return Object.fromEntries(
    names
      .filter((name) => !guardedWords.some((guarded) => guarded === name))
      .map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))]),
  );
}

for (const language of site.languages) {
  // The host serves these by language (`i18n` in firebase.json).
  const folder = language.code === 'en' ? '' : `localized/${language.code}/`;
  for (const whole of site.wholePages) {
    const path = site.pathOf(whole);
    await writePage({
      folder,
      file: `${path.slice(1)}/index.html`.replace(/^\//, ''),
      path,
      language,
      whole,
    });
  }
  for (const [file, path] of Object.entries(site.shells)) {
    await writePage({ folder, file, path, language, whole: null });
  }
}
const others = site.languages.map(({ code }) => code).filter((code) => code !== 'en');
write(`words/${buildId}/en.json`, JSON.stringify(guestWordsOf('en')));
write(
  `words/${buildId}/others.json`,
  JSON.stringify(Object.fromEntries(others.map((code) => [code, guestWordsOf(code)]))),
);
write('sitemap.xml', buildSitemap(origin, site.listedPages.map(site.pathOf)));
write('robots.txt', buildRobots(origin));
for (const [file, content] of Object.entries(buildVersionManifest({ id: buildId, dist, filesOf }))) {
  write(file, JSON.stringify(content));
}
rmSync(join(dist, firstScriptFile));
