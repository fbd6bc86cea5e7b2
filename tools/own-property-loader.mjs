/**
 * Rspack loader for packages that call `Object.hasOwn()`, which Chrome 92 lacks.
 * @param {string} source
 * @returns {string}
 */
export default function ownPropertyLoader(source) {
  return source.replaceAll('Object.hasOwn(', 'Object.prototype.hasOwnProperty.call(');
}
