import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import Beasties from 'beasties';
import { placesOf, readChunks, root } from '../ready.mjs';
import { buildDocument, buildRobots, buildSitemap } from './document.mjs';
import { buildVersionManifest } from './version-manifest.mjs';

const require = createRequire(import.meta.url);
const variant = process.env.LIFELINE_VARIANT ?? '';
const buildId = process.env.LIFELINE_BUILD_ID ?? 'dev';
const workplace = join(root, placesOf(variant).workplace);
const dist = join(root, placesOf(variant).dist);

/** Where the site is published, without a slash at its end; `npm start` serves it here. */
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
  // What all pages share stays apart from what is the page's own: the whole of the first is put between the two.
  mergeStylesheets: false,
  logLevel: 'error',
  // The stored theme and what a person opens without a script change the page before all styles are there.
  allowRules: [/data-theme/, /data-backend/, /\[open\]/],
});

/**
 * Puts in what the page shows of each group of styles, one element for each, so that the rest of a group can come right
 * behind its part: a rule that was left out must still win over the rules before it.
 * @param {string} document @param {readonly (readonly string[])[]} groups of files below dist
 */
function withCriticalStyles(document, groups) {
  const elements = groups.map(
    (files) => `<style>${files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')}</style>`,
  );
  // Before the first script: where that loads the site at once, the whole group must find its part there already.
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
 * One page in one language: its document, and beside it what the site's script needs of it.
 * @param {object} page
 * @param {string} page.folder below dist, with a slash at its end unless it is empty
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
      // What other pages share; the page's own come with its script.
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

/** Words of the desk, of the tutor area and of development: whoever opens these asks for them. */
const deskWords = ['admin', 'vetting', 'tutor-area', 'kit'];

/**
 * All words of a language that a guest reads: for the service worker, which cuts them into the files that pages ask for.
 * @param {string} language
 */
function guestWordsOf(language) {
  const folder = join(dist, 'words', buildId, language);
  const names = readdirSync(folder).map((file) => basename(file, '.json'));
  return Object.fromEntries(
    names
      .filter((name) => !deskWords.includes(name))
      .map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))]),
  );
}

for (const language of site.languages) {
  // The host serves these to whoever has chosen the language (`i18n` in firebase.json).
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
