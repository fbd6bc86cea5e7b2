import { adinkraPath } from './adinkra-path.mjs';

/**
 * Rspack loader: exports the path data of an adinkra SVG.
 * @param {string} svg
 * @returns {string}
 */
export default function adinkraLoader(svg) {
  return `export default ${JSON.stringify(adinkraPath(svg))};`;
}
