import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { precachedAddresses, precachedChunks } from '../precached.mjs';

/**
 * The file below dist of an address.
 * @param {string} address
 */
const fileOf = (address) => (address === '/shell' ? 'shell.html' : address.slice(1));

/**
 * Describes a release: `builds/latest.json` has its id, `builds/meta/{id}.json` the size of each precached
 * file in bytes of brotli, so that a page can tell the cost of an update.
 * @param {object} build
 * @param {string} build.id
 * @param {string} build.dist
 * @param {(names: readonly string[], ending: string) => readonly string[]} build.filesOf
 * @returns {Readonly<Record<string, object>>} by file below dist
 */
export function buildVersionManifest({ id, dist, filesOf }) {
  const addresses = [
    ...['.js', '.css'].flatMap((ending) => filesOf(precachedChunks, ending)).map((file) => `/${file}`),
    ...precachedAddresses(id).map(({ url }) => url),
  ];
  const weigh = (/** @type {string} */ address) =>
    brotliCompressSync(readFileSync(join(dist, fileOf(address)))).length;
  return {
    'builds/latest.json': { id },
    [`builds/meta/${id}.json`]: {
      id,
      builtAt: new Date().toISOString(),
      files: Object.fromEntries(addresses.map((address) => [address, weigh(address)])),
    },
  };
}
