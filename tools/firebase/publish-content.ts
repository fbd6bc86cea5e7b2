import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publish, readSettings, rendererFolder, siteFolder } from './deployed-site';
import { tellOf } from './tell-posts';
import { writePosts } from './write-posts';
import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';

/**
 * Brings the documents of posts, solved questions and articles, the feeds and the sitemap up to date from the
 * database, in the site that `npm run deploy` has left in `.deploy/`, and publishes it. Nothing is built.
 * `--settings=file.json` names the settings; by default they come from the environment or `.env`. `--prepare`
 * stops before publishing.
 */
const { values } = parseArgs({
  options: { settings: { type: 'string' }, prepare: { type: 'boolean', default: false } },
});

/** @throws Error when the site in `.deploy/` is another project's, or there is none */
function checkProject({ projectId }: FirebaseSettings): void {
  const file = join(siteFolder, 'config.json');
  if (!existsSync(file)) throw new Error('There is no built site in .deploy/. Run npm run deploy first.');
  const of = (JSON.parse(readFileSync(file, 'utf8')) as FirebaseSettings).projectId;
  if (of !== projectId) throw new Error(`The site in .deploy/ is that of ${of}, not of ${projectId}.`);
}

try {
  const settings = readSettings(values.settings);
  checkProject(settings);
  tellOf(await writePosts({ site: siteFolder, renderer: rendererFolder, settings }));
  if (!values.prepare) publish(settings, ['hosting']);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
