import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @typedef {{ project_id: string, client_email: string, private_key: string }} ServiceAccount */

/** What a command says about the key that it asks for. */
export const aboutServiceAccounts =
  'The key of a service account comes from the Firebase console: Project settings, Service accounts, ' +
  "Generate new private key.\nKeep it out of the project's folder, and delete it afterwards.";

/**
 * A path as the person gave it, from the folder where the command was typed.
 * @param {string} path
 */
export const fromHere = (path) => resolve(process.env.INIT_CWD ?? '.', path);

/**
 * Reads the key of a service account.
 * @param {string} file
 * @returns {ServiceAccount}
 * @throws Error that names what is wrong with the file
 */
export function readServiceAccount(file) {
  const path = fromHere(file);
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  /** @type {Partial<Record<keyof ServiceAccount, unknown>>} */
  let key = {};
  try {
    key = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  const missing = /** @type {const} */ (['project_id', 'client_email', 'private_key']).filter(
    (field) => typeof key[field] !== 'string',
  );
  if (missing.length > 0)
    throw new Error(`${path} is no key of a service account: it lacks ${missing.join(', ')}.`);
  return /** @type {ServiceAccount} */ (key);
}
