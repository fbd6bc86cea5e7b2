import { adinkraPath } from './adinkra-path.mjs';

/**
 * Rspack loader: an adinkra SVG becomes a module whose default export is its path data.
 * @param {string} svg
 * @returns {string}
 */
export default function adinkraLoader(svg) {
  return `export default ${JSON.stringify(adinkraPath(svg))};`;
}
