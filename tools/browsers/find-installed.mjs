import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * An installed browser with its driver, or why it is missing.
 * @typedef {{ firefox: string } | { missing: string }} InstalledFirefox
 * @typedef {{ driver: string, screen: string } | { missing: string }} InstalledWebKit
 */

/** Locations of Firefox on other systems than Linux. */
const elsewhere = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @param {NodeJS.ProcessEnv} env @returns {string | undefined} */
const onPath = (name, env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);

/**
 * Finds Firefox, which supports WebDriver BiDi itself.
 * @returns {InstalledFirefox}
 */
export function findFirefox(env = process.env) {
  const firefox =
    env.LIFELINE_FIREFOX ||
    (onPath('firefox-esr', env) ?? onPath('firefox', env) ?? elsewhere.find((path) => existsSync(path)));
  return firefox === undefined
    ? { missing: 'no Firefox (Debian: firefox-esr), and LIFELINE_FIREFOX names none' }
    : { firefox };
}

/**
 * Finds WebKitGTK, whose engine is Safari's. WebKitWebDriver drives it on a virtual screen.
 * @returns {InstalledWebKit}
 */
export function findWebKit(env = process.env) {
  const driver = env.LIFELINE_WEBKIT_DRIVER || onPath('WebKitWebDriver', env);
  if (driver === undefined)
    return {
      missing: 'no WebKitWebDriver (Debian: webkit2gtk-driver), and LIFELINE_WEBKIT_DRIVER names none',
    };
  const screen = onPath('Xvfb', env);
  return screen === undefined
    ? { missing: 'WebKitWebDriver is there, but no screen for it: Xvfb (Debian: xvfb)' }
    : { driver, screen };
}
