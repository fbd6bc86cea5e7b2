import { optimize } from 'svgo';

/**
 * Returns the single path of an adinkra symbol, rounded to a tenth of its 24 px grid: a fifth of the size,
 * with no visible change.
 * @param {string} svg the source of a file of `adinkra-icons/icons`
 * @returns {string} the `d` attribute
 */
export function adinkraPath(svg) {
  const { data } = optimize(svg, {
    floatPrecision: 1,
    plugins: ['preset-default', { name: 'mergePaths', params: { force: true, floatPrecision: 1 } }],
  });
  const paths = [...data.matchAll(/<path[^>]*? d="([^"]+)"/g)].map(([, d]) => d ?? '');
  if (paths.length === 0) throw new Error('adinkraPath: the file holds no path');
  return paths.join('');
}
