import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Beasties from 'beasties';
import { buildDocument } from './document.mjs';

const require = createRequire(import.meta.url);

/** Where a build leaves its release, in the folder with what renders its pages. */
const releaseFile = 'release.json';

/**
 * What a release renders its documents with, besides the code that renders pages.
 * @typedef {object} Release
 * @property {string} buildId
 * @property {string} origin of the published site, without a trailing slash
 * @property {boolean} isUrgent whether the script of each page loads at once
 * @property {string} firstScript
 * @property {Readonly<Record<string, readonly string[]>>} chunks files of each named chunk
 */

/** @typedef {typeof import('../../src/app/prerender/main')} RenderedSite */

/**
 * Keeps a release beside the code that renders its pages, for documents that are written after the build.
 * @param {string} renderer
 * @param {Release} release
 */
export function keepRelease(renderer, release) {
  writeFileSync(join(renderer, releaseFile), JSON.stringify(release));
}

/**
 * @param {string} renderer
 * @returns {Release | null} null where nothing was built
 */
export function readRelease(renderer) {
  const file = join(renderer, releaseFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Loads the code that renders the pages of a build.
 * @param {string} renderer
 * @returns {RenderedSite}
 */
export const loadSite = (renderer) => require(join(renderer, 'main.cjs'));

/**
 * A document of the site in one language.
 * @typedef {object} WrittenPage
 * @property {string} folder below the site, with a trailing slash unless empty
 * @property {string} file
 * @property {string} path to render
 * @property {import('@/shared/i18n').Language} language
 * @property {boolean} [isShell] a layout without an address of its own
 * @property {boolean} isListed whether search engines may index it
 * @property {string | null} [feed] address of the feed of what it lists
 * @property {import('../../src/entities/jobs/job').BuiltJobs | null} jobs posts in it
 * @property {import('../../src/entities/homework/solved-question').BuiltSolved | null} [solved] the solved
 * question of the page
 * @property {import('../../src/entities/content/article').BuiltArticles | null} [articles] articles in it
 * @property {(title: string, words: import('@/shared/i18n').GivenWords) =>
 * readonly object[] | Promise<readonly object[]>} structuredData
 */

/**
 * Writes documents into a built site.
 * @param {object} options
 * @param {string} options.dist folder of the site
 * @param {RenderedSite} options.site code that renders its pages
 * @param {Release} options.release
 * @param {(html: string) => string} [options.finish] last change of each document
 */
export function createPageWriter({ dist, site, release, finish = (html) => html }) {
  const { buildId, origin, isUrgent, firstScript, chunks } = release;

  /** @param {string} language @param {string} namespace @returns {Promise<unknown>} */
  const readWords = async (language, namespace) =>
    JSON.parse(await readFile(join(dist, 'words', buildId, language, `${namespace}.json`), 'utf8'));
  const wordFiles = {
    readWords,
    /** @param {string} language */
    readDateNames: (language) =>
      /** @type {Promise<import('@/shared/i18n').DateNames>} */ (readWords(language, 'date-names')),
  };

  /** @param {readonly string[]} names @param {string} ending */
  const filesOf = (names, ending) => [
    ...new Set(names.flatMap((name) => (chunks[name] ?? []).filter((file) => file.endsWith(ending)))),
  ];

  const critical = new Beasties({
    path: dist,
    reduceInlineStyles: true,
    keyframes: 'critical',
    // Keep shared and page styles separate: the full shared style sheet is inserted between them.
    mergeStylesheets: false,
    logLevel: 'error',
    // The theme, a shared phone, and elements opened without JavaScript change the page before all
    // styles are loaded.
    allowRules: [/data-theme/, /data-shared-phone/, /data-backend/, /\[open\]/],
  });

  /**
   * Inlines the critical rules of each group of styles in one element per group, so that the full style sheet
   * can follow it: omitted rules must still override earlier ones.
   * @param {string} document
   * @param {readonly (readonly string[])[]} groups of files below the site
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

  /** @param {string} file below the site @param {string} text */
  function write(file, text) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }

  /**
   * Writes a page in one language: its document and its payload.
   * @param {WrittenPage} page
   */
  async function writePage(page) {
    const {
      folder,
      file,
      path,
      language,
      isShell = false,
      isListed,
      feed = null,
      jobs,
      solved = null,
      articles = null,
    } = page;
    const rendered = await site.renderPage(path, language.code, wordFiles, isShell, jobs, solved, articles);
    const names = ['main', ...rendered.pageNames.map((name) => `page-${name}`)];
    const parts = rendered.pageNames.map((name) => `part-${name}`);
    const shared = filesOf(['main'], '.css');
    const own = filesOf([...names, ...parts], '.css').filter((name) => !shared.includes(name));
    const payload = `${folder}${file.replace(/[^/]*$/, '')}${isShell ? `${file}.` : ''}_payload.json`;
    const document = buildDocument({
      ...rendered,
      htmlLang: language.htmlLang,
      language: language.code,
      path: isShell ? null : path,
      origin,
      buildId,
      isListed,
      feed,
      isUrgent: isShell || isUrgent,
      firstScript,
      files: {
        scripts: filesOf(names, '.js').map((name) => `/${name}`),
        // Shared styles; the page's own load with its script.
        styles: shared.map((name) => `/${name}`),
        later: filesOf(parts, '.js').map((name) => `/${name}`),
        payload: `/${payload}`,
      },
      structuredData: await page.structuredData(rendered.title, rendered.payload.words),
    });
    write(folder + file, finish(await withCriticalStyles(document, [shared, own])));
    write(payload, JSON.stringify(rendered.payload));
    return rendered;
  }

  return {
    dist,
    site,
    origin,
    filesOf,
    readWords,
    write,
    writePage,
    /** @param {string} path below the site */
    remove: (path) => rmSync(join(dist, path), { recursive: true, force: true }),
  };
}

/** @typedef {ReturnType<typeof createPageWriter>} PageWriter */
