import { JSDOM } from 'jsdom';
import temml from 'temml';
import type { Markup, Formula, Piece, RichText } from '../../src/entities/practice/pack/model/rich-text';
import { plainFormula } from './plain-formula';

const parser = new new JSDOM('').window.DOMParser();

/** Attributes that a pack keeps. Classes and styles are the site's own. */
const kept = new Set(
  (
    'viewBox x y x1 y1 x2 y2 cx cy r rx ry d points width height fill stroke stroke-width stroke-dasharray ' +
    'stroke-linecap stroke-linejoin transform text-anchor dominant-baseline font-size font-weight opacity ' +
    'fill-opacity mathvariant stretchy fence separator form accent columnalign linethickness rowspacing'
  ).split(' '),
);

interface XmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<XmlNode>;
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }>;
}

function toMarkup(node: XmlNode): Markup {
  const attributes = Array.from(node.attributes ?? []).filter(({ name }) => kept.has(name));
  const children = Array.from(node.childNodes).flatMap((child): (string | Markup)[] => {
    if (child.nodeType === 1) return [toMarkup(child)];
    const text = (child.textContent ?? '').replace(/\s+/g, ' ');
    return child.nodeType === 3 && text.trim() !== '' ? [text.trim()] : [];
  });
  return {
    tag: node.nodeName,
    ...(attributes.length > 0 && {
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    }),
    ...(children.length > 0 && { children }),
  };
}

/** @throws Error when the text is not well-formed XML with one root */
export function parseXml(text: string): Markup {
  const root = parser.parseFromString(text, 'text/xml').documentElement;
  if (root.nodeName === 'parsererror' || root.getElementsByTagName('parsererror').length > 0)
    throw new Error(`not well-formed: ${text.slice(0, 80)}`);
  return toMarkup(root);
}

/** Drops groups of one child and annotations, from the inside out. */
function simplify(element: Markup): readonly Markup[] {
  if (element.tag === 'annotation') return [];
  // Temml separates letters by spaces without a width.
  if (element.tag === 'mspace' && !Number.parseFloat(element.attributes?.width ?? '')) return [];
  const children = (element.children ?? []).flatMap((child): readonly (string | Markup)[] =>
    typeof child === 'string' ? [child] : simplify(child),
  );
  const [only] = children;
  if (element.tag === 'mrow' && children.length === 1 && typeof only === 'object') return [only];
  return [{ ...element, ...(children.length > 0 && { children }) }];
}

/** @throws Error when Temml cannot read the LaTeX */
function compileFormula(latex: string): Formula {
  const markup = temml.renderToString(latex, { throwOnError: true, strict: true, xml: true });
  const [root] = simplify(parseXml(markup.replace(/&nbsp;/g, '\u00A0')));
  const [group] = root?.children ?? [];
  const content = typeof group === 'object' && group.tag === 'mrow' ? group : root;
  const children = (content?.children ?? []).filter((child): child is Markup => typeof child === 'object');
  return { math: children, plain: plainFormula(children) };
}

/** Compiles the text of an author: `$…$` formulae, `**…**` bold, an empty line for a paragraph. */
export function compileText(text: string): RichText {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
  return paragraphs
    .split(/(\$[^$]+\$|\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part): Piece => {
      if (part.startsWith('$')) return compileFormula(part.slice(1, -1));
      if (part.startsWith('**')) return { strong: part.slice(2, -2) };
      return part;
    });
}
