import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../programs.mjs';
import { compactRules } from '../rules/compact-rules';
import { checkBotCheck, configureSite } from './configure';
import { withBotCheck } from './content-policy';
import {
  folder,
  keepRenderer,
  publish,
  readSettings,
  rendererFolder,
  runOrEnd,
  siteFolder,
} from './deployed-site';
import { readFacts } from './read-facts';
import { tellOf } from './tell-posts';
import { writePosts } from './write-posts';
import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';

/**
 * Builds the site, configures it for one Firebase project in `.deploy/`, and deploys it with the database's
 * rules and indexes. `--settings=file.json` names the settings; by default they come from the environment or
 * `.env`. `--prepare` stops before deploying. A site without App Check needs `--without-app-check`. The pages
 * are built with the office's facts of the database, with those of `--facts=file.json`, or, after
 * `--without-facts`, with samples. Posts get their documents from the database, or none after
 * `--without-posts`.
 */
const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    prepare: { type: 'boolean', default: false },
    'without-app-check': { type: 'boolean', default: false },
    facts: { type: 'string' },
    'without-facts': { type: 'boolean', default: false },
    'without-posts': { type: 'boolean', default: false },
  },
});

function factsOf(settings: FirebaseSettings) {
  if (values['without-facts']) return {};
  if (values.facts !== undefined)
    return JSON.parse(readFileSync(values.facts, 'utf8')) as Readonly<Record<string, unknown>>;
  return readFacts(settings, fetch);
}

async function prepare() {
  const settings = readSettings(values.settings);
  if (!values.prepare && !settings.emulators) checkBotCheck(settings, values['without-app-check']);
  const origin = process.env.LIFELINE_ORIGIN ?? `https://${settings.projectId}.web.app`;
  const facts = await factsOf(settings);
  runOrEnd(['tools/build.mjs'], root, {
    LIFELINE_ORIGIN: origin,
    LIFELINE_OFFICE_FACTS: JSON.stringify(facts),
    // The demo's posts must not stand in the documents of a real site.
    LIFELINE_POSTS: 'none',
  });
  configureSite(join(root, 'dist'), siteFolder, settings);
  keepRenderer();
  if (!values['without-posts'])
    tellOf(await writePosts({ site: siteFolder, renderer: rendererFolder, settings }));
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: Parameters<typeof withBotCheck>[0];
  };
  const hosting = settings.recaptchaSiteKey ? withBotCheck(config.hosting) : config.hosting;
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ ...config, hosting: { ...hosting, public: 'site' } }, null, 2),
  );
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  writeFileSync(join(folder, 'firestore.rules'), compactRules(rules));
  for (const file of ['firestore.indexes.json', 'storage.rules'])
    copyFileSync(join(root, file), join(folder, file));
  console.log(`The site of ${settings.projectId} is in .deploy/site, for ${origin}.`);
  return settings;
}

try {
  const settings = await prepare();
  if (!values.prepare)
    publish(settings, [
      'hosting',
      'firestore',
      ...(settings.fileStore === 'cloud-storage' ? ['storage'] : []),
    ]);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
