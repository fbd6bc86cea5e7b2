import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../programs.mjs';
import { firebaseScript, installEmulatorTools } from './emulator-tools.mjs';
import { checkBotCheck, checkSettings, configureSite, settingsOf } from './configure';
import { withBotCheck } from './content-policy';
import { readFacts } from './read-facts';
import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';

/**
 * Builds the site, configures it for one Firebase project in `.deploy/`, and deploys it with the database's
 * rules and indexes. `--settings=file.json` names the settings; by default they come from the environment or
 * `.env`. `--prepare` stops before deploying. A site without App Check needs `--without-app-check`. The pages
 * are built with the office's facts of the database, with those of `--facts=file.json`, or, after
 * `--without-facts`, with samples.
 */
const folder = join(root, '.deploy');
const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    prepare: { type: 'boolean', default: false },
    'without-app-check': { type: 'boolean', default: false },
    facts: { type: 'string' },
    'without-facts': { type: 'boolean', default: false },
  },
});

function readSettings() {
  if (values.settings !== undefined)
    return checkSettings(JSON.parse(readFileSync(values.settings, 'utf8')), values.settings);
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  return checkSettings(settingsOf(process.env), 'The environment and .env');
}

/** Runs a script and exits with its code when it fails. */
function runOrEnd(args: readonly string[], cwd: string, env: Record<string, string> = {}): void {
  const code = run(process.execPath, args, env, cwd);
  if (code !== 0) process.exit(code);
}

function factsOf(settings: FirebaseSettings) {
  if (values['without-facts']) return {};
  if (values.facts !== undefined)
    return JSON.parse(readFileSync(values.facts, 'utf8')) as Readonly<Record<string, unknown>>;
  return readFacts(settings, fetch);
}

async function prepare() {
  const settings = readSettings();
  if (!values.prepare && !settings.emulators) checkBotCheck(settings, values['without-app-check']);
  const origin = process.env.LIFELINE_ORIGIN ?? `https://${settings.projectId}.web.app`;
  const facts = await factsOf(settings);
  runOrEnd(['tools/build.mjs'], root, {
    LIFELINE_ORIGIN: origin,
    LIFELINE_OFFICE_FACTS: JSON.stringify(facts),
  });
  configureSite(join(root, 'dist'), join(folder, 'site'), settings);
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: Parameters<typeof withBotCheck>[0];
  };
  const hosting = settings.recaptchaSiteKey ? withBotCheck(config.hosting) : config.hosting;
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ ...config, hosting: { ...hosting, public: 'site' } }, null, 2),
  );
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    copyFileSync(join(root, file), join(folder, file));
  console.log(`The site of ${settings.projectId} is in .deploy/site, for ${origin}.`);
  return settings;
}

try {
  const { projectId, fileStore, emulators } = await prepare();
  if (!values.prepare) {
    if (emulators)
      throw new Error('These settings point to servers on this machine; they are not published.');
    installEmulatorTools();
    const parts = ['hosting', 'firestore', ...(fileStore === 'cloud-storage' ? ['storage'] : [])];
    runOrEnd([firebaseScript, 'deploy', '--project', projectId, '--only', parts.join()], folder);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
