import ts from 'typescript';
import { younger } from './features.mjs';

/** @typedef {{ name: string, line: number, column: number }} Found */

const globalObjects = ['globalThis', 'window', 'self'];

/**
 * The newer method or global that a node refers to; null for others.
 * @param {ts.Node} node
 */
function nameOf(node) {
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.name.text;
    if (younger.methods.has(name)) return name;
    if (!ts.isIdentifier(node.expression)) return null;
    const object = node.expression.text;
    const full = globalObjects.includes(object) ? name : `${object}.${name}`;
    return younger.globals.has(full) ? full : null;
  }
  return ts.isIdentifier(node) && isValue(node) && younger.globals.has(node.text) ? node.text : null;
}

/**
 * Whether an identifier is called, constructed, accessed or tested, rather than being a key, type or
 * declaration.
 * @param {ts.Identifier} node
 */
function isValue(node) {
  const { parent } = node;
  return (
    isAsked(node) ||
    ((ts.isCallExpression(parent) || ts.isNewExpression(parent) || ts.isPropertyAccessExpression(parent)) &&
      parent.expression.pos === node.pos &&
      parent.expression.end === node.end)
  );
}

/**
 * Whether a node is only tested for existence.
 * @param {ts.Node} node
 */
function isAsked({ parent, pos, end }) {
  const isIt = (/** @type {ts.Node} */ other) => other.pos === pos && other.end === end;
  if (ts.isCallExpression(parent)) return parent.questionDotToken !== undefined && isIt(parent.expression);
  if (ts.isTypeOfExpression(parent) || ts.isPrefixUnaryExpression(parent)) return true;
  if (ts.isIfStatement(parent)) return isIt(parent.expression);
  if (ts.isConditionalExpression(parent)) return isIt(parent.condition);
  // A comparison with a number uses the value.
  return ts.isBinaryExpression(parent) && isIt(parent.left) && !ts.isNumericLiteral(parent.right);
}

/**
 * The language feature of a node.
 * @param {ts.Node} node
 */
function syntaxOf(node) {
  if (ts.isClassStaticBlockDeclaration(node)) return 'a static block';
  if (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Using) === ts.NodeFlags.Using)
    return 'using';
  if (!ts.isRegularExpressionLiteral(node)) return null;
  if (/\(\?<[=!]/.test(node.text)) return 'lookbehind in a regular expression';
  return /\/[a-z]*v[a-z]*$/.test(node.text) ? 'the v flag of a regular expression' : null;
}

/**
 * The globals and methods that a string refers to, as in `'toSorted' in list` or `'hasOwn' in Object`.
 * @param {string} text
 */
const namesLike = (text) =>
  [...younger.methods, ...younger.globals].filter((name) => name === text || name.endsWith(`.${text}`));

/**
 * Finds features in a script that one of the oldest browsers lacks. Ignores names that the same file tests
 * (`'name' in …`, `typeof name`, `name?.()`, `if (name)`) or declares.
 * @param {string} text
 * @param {string} fileName its extension selects TypeScript or JavaScript
 * @returns {readonly Found[]}
 */
export function findInScript(text, fileName) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  /** @type {{ name: string, node: ts.Node }[]} */
  const used = [];
  /** @type {Set<string>} */
  const known = new Set();

  /** @param {ts.Node} node */
  const visit = (node) => {
    const syntax = syntaxOf(node);
    if (syntax && younger.syntax.has(syntax)) used.push({ name: syntax, node });
    const name = nameOf(node);
    if (name && isAsked(node)) known.add(name);
    else if (name) used.push({ name, node });
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
      if (ts.isStringLiteralLike(node.left)) namesLike(node.left.text).forEach((like) => known.add(like));
    if (
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node)
    )
      if (node.name && ts.isIdentifier(node.name)) known.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return used
    .filter(({ name }) => !known.has(name))
    .map(({ name, node }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      return { name, line: line + 1, column: character + 1 };
    });
}
