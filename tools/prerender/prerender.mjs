import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { otherLanguages } from '../locale-provenance.mjs';
import { placesOf, readChunks, root } from '../ready.mjs';
import { ownWordsOf } from '../site-pages.mjs';
import {
  localizedFolderOf,
  pagesWithContent,
  writeContent,
  writeGuides,
  writeWholePage,
} from './content.mjs';
import { buildRobots } from './document.mjs';
import { createPageWriter, keepRelease, loadSite } from './page-writer.mjs';
import { buildVersionManifest } from './version-manifest.mjs';

const variant = process.env.LIFELINE_VARIANT ?? '';
const buildId = process.env.LIFELINE_BUILD_ID ?? 'dev';
const renderer = join(root, placesOf(variant).workplace, 'prerender');
const dist = join(root, placesOf(variant).dist);

/** Origin of the published site, without a trailing slash; `npm start` serves it locally. */
const origin = (process.env.LIFELINE_ORIGIN ?? 'http://localhost:4173').replace(/\/$/, '');

/** The same time in all documents. */
const builtAt = new Date();

const { chunks, filesOf } = readChunks(variant);

const firstScriptFile = filesOf(['first'], '.js')[0] ?? '';
const firstScript = readFileSync(join(dist, firstScriptFile), 'utf8').replace(
  /\n?\/\/# sourceMappingURL=.*$/,
  '',
);
if (firstScript.includes('</script')) throw new Error('the first script would end its own element');

const release = { buildId, origin, isUrgent: variant === 'whole', firstScript, chunks };
const site = loadSite(renderer);
const writer = createPageWriter({ dist, site, release });

/** Namespaces of guarded pages and development, excluded from the guests' bundle. */
const guardedWords = [...ownWordsOf(({ guard }) => guard !== undefined), 'kit'];

/** Namespaces of the desk and of development, which are in English only. */
const deskWords = [...ownWordsOf(({ guard }) => guard === 'admin-auth'), 'kit'];

/**
 * All translations of a language in one file but these. The service worker splits the bundle into the files
 * that pages request.
 * @param {string} language
 * @param {readonly string[]} without namespaces
 */
function bundleOf(language, without) {
  const folder = join(dist, 'words', buildId, language);
  const names = readdirSync(folder).map((file) => basename(file, '.json'));
  return Object.fromEntries(
    names
      .filter((name) => !without.includes(name))
      .map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))]),
  );
}

/** Shells: layouts with a skeleton, for addresses whose content is unknown at build time. */
async function writeShells() {
  for (const language of site.languages) {
    for (const [file, path] of Object.entries(site.shells)) {
      await writer.writePage({
        folder: localizedFolderOf(language),
        ...{ file, path, language },
        isShell: true,
        isListed: false,
        jobs: null,
        structuredData: () => [],
      });
    }
  }
}

// A build for the demo has its samples. The posts of a real site are written after its build.
const hasSamples = process.env.LIFELINE_POSTS !== 'none';
for (const page of site.wholePages) {
  if (!pagesWithContent.some((one) => one === page)) await writeWholePage(writer, page, null);
}
await writeGuides(writer);
await writeShells();
await writeContent(
  writer,
  hasSamples ? { jobs: site.sampleJobsAt(builtAt), at: builtAt, origin } : null,
  hasSamples ? site.sampleSolvedAt(builtAt) : null,
);

writer.write(`words/${buildId}/en.json`, JSON.stringify(bundleOf('en', guardedWords)));
for (const language of otherLanguages.flatMap((code) => [code, `${code}-checked`]))
  writer.write(`words/${buildId}/${language}.json`, JSON.stringify(bundleOf(language, deskWords)));
writer.write('robots.txt', buildRobots(origin));
for (const [file, content] of Object.entries(buildVersionManifest({ id: buildId, dist, filesOf }))) {
  writer.write(file, JSON.stringify(content));
}
rmSync(join(dist, firstScriptFile));
keepRelease(renderer, release);
