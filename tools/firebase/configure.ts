import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings } from '../../src/shared/config/parse-settings';
import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';

/** Environment variable of each setting, also in `.env`. */
const variables: Readonly<Record<string, string>> = {
  apiKey: 'LIFELINE_FIREBASE_API_KEY',
  authDomain: 'LIFELINE_FIREBASE_AUTH_DOMAIN',
  projectId: 'LIFELINE_FIREBASE_PROJECT_ID',
  storageBucket: 'LIFELINE_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'LIFELINE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'LIFELINE_FIREBASE_APP_ID',
  recaptchaSiteKey: 'LIFELINE_RECAPTCHA_SITE_KEY',
  fileStore: 'LIFELINE_FILE_STORE',
};

/** Reads settings from the environment, named as in `/config.json`; empty when there are none. */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found = Object.entries(variables).map(([name, variable]) => [name, env[variable] ?? ''] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/**
 * Validates the settings of a Firebase project.
 * @throws Error that names what is missing
 */
export function checkSettings(given: unknown, where: string): FirebaseSettings {
  const parsed = parseSettings(given);
  if ('problem' in parsed) throw new Error(`${where}: ${parsed.problem}`);
  if (parsed.settings.backend !== 'firebase')
    throw new Error(`${where}: there are no settings of a Firebase project.`);
  return parsed.settings.firebase;
}

/**
 * Requires App Check, since anybody can write to a real site and bots could fill the database.
 * @throws Error without it, unless `isWithout`
 */
export function checkBotCheck({ recaptchaSiteKey }: FirebaseSettings, isWithout: boolean): void {
  if (recaptchaSiteKey !== undefined || isWithout) return;
  throw new Error(
    'These settings have no recaptchaSiteKey: without App Check, programs can fill the database and use up its free writes. ' +
      'docs/operations.md says how to set it up. To publish without it: npm run deploy -- --without-app-check.',
  );
}

function documentsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

/**
 * Marks a document as one of a real site, so that it never shows the demo's notice.
 * @throws Error when it is no document
 */
export function asRealSite(html: string): string {
  const told = html.replace(/<html (?![^>]*data-backend=)/, '<html data-backend="firebase" ');
  if (!/<html [^>]*data-backend="firebase"/.test(told)) throw new Error('There is no <html> to write in.');
  return told;
}

/**
 * Creates the site of one project from a build: adds its settings, and marks every document as a real site,
 * so that none shows the demo's notice at first.
 */
export function configureSite(build: string, site: string, settings: FirebaseSettings): void {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`There is no build in ${build}.`);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  cpSync(build, site, { recursive: true });
  writeFileSync(join(site, 'config.json'), `${JSON.stringify(settings, null, 2)}\n`);
  for (const file of documentsIn(site)) {
    writeFileSync(join(site, file), asRealSite(readFileSync(join(site, file), 'utf8')));
  }
}
