import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../programs.mjs';
import { placesOf } from '../ready.mjs';
import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';
import { checkSettings, settingsOf } from './configure';
import { firebaseScript, installEmulatorTools } from './emulator-tools.mjs';

/** Where `npm run deploy` leaves the site, its configuration, and the code that renders its pages. */
export const folder = join(root, '.deploy');
export const siteFolder = join(folder, 'site');
export const rendererFolder = join(folder, 'renderer');

/** Settings of a file, or of the environment and `.env`. */
export function readSettings(file: string | undefined): FirebaseSettings {
  if (file !== undefined) return checkSettings(JSON.parse(readFileSync(file, 'utf8')), file);
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  return checkSettings(settingsOf(process.env), 'The environment and .env');
}

/** Keeps the code that renders the pages of the build, so that posts are published without another build. */
export function keepRenderer(): void {
  rmSync(rendererFolder, { recursive: true, force: true });
  cpSync(join(root, placesOf().workplace, 'prerender'), rendererFolder, { recursive: true });
}

/** Runs a script and exits with its code when it fails. */
export function runOrEnd(args: readonly string[], cwd: string, env: Record<string, string> = {}): void {
  const code = run(process.execPath, args, env, cwd);
  if (code !== 0) process.exit(code);
}

/**
 * Publishes parts of the project in `.deploy`.
 * @throws Error for settings of servers on this machine
 */
export function publish({ projectId, emulators }: FirebaseSettings, parts: readonly string[]): void {
  if (emulators) throw new Error('These settings point to servers on this machine; they are not published.');
  installEmulatorTools();
  runOrEnd([firebaseScript, 'deploy', '--project', projectId, '--only', parts.join()], folder);
}
