import { younger } from './features.mjs';

/** @typedef {import('./find-in-script.mjs').Found} Found */

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');

/**
 * Finds features in a style sheet that one of the oldest browsers lacks. Ignores `@supports` blocks, and
 * declarations after another one of the same property, which is the fallback.
 * @param {string} sheet
 * @returns {readonly Found[]}
 */
export function findInStyle(sheet) {
  // Blank out comments, strings and URLs.
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, blank);
  /** @type {Found[]} */
  const found = [];
  /** @type {{ isAsked: boolean, names: Set<string> }[]} */
  const blocks = [{ isAsked: false, names: new Set() }];
  for (const { 0: whole, index } of text.matchAll(/[^{};]+[{;}]?|[{;}]/g)) {
    const part = whole
      .replace(/[{};]$/, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?: ?/g, ':')
      .trim();
    const end = whole.slice(-1);
    const block = blocks.at(-1);
    const name = end === '{' ? '' : part.slice(0, Math.max(0, part.indexOf(':')));
    if (part !== '' && block && !block.isAsked && !/^@supports\b/.test(part) && !block.names.has(name))
      for (const { name: feature, pattern } of younger.styles)
        if (pattern.test(part)) {
          const before = text.slice(0, index + (/\S/.exec(whole)?.index ?? 0));
          const line = before.split('\n').length;
          found.push({ name: feature, line, column: before.length - before.lastIndexOf('\n') });
        }
    if (name !== '') block?.names.add(name);
    if (end === '{')
      blocks.push({ isAsked: (block?.isAsked ?? false) || /^@supports\b/.test(part), names: new Set() });
    if (end === '}' && blocks.length > 1) blocks.pop();
  }
  return found;
}
