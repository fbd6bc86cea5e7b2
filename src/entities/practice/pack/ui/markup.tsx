import { createElement, type ReactNode } from 'react';
import type { Markup } from '../model/rich-text';

/** Elements that a pack may contain. Others are not rendered, but their content is. */
const tags = new Set(
  (
    'math mrow mi mn mo mtext ms mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd ' +
    'mstyle mpadded mphantom menclose svg g path line polyline polygon circle ellipse rect text tspan title desc'
  ).split(' '),
);

/** React names attributes of SVG in camel case. */
const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Renders an element of a formula or a drawing. Its content is data: nothing is parsed as HTML. */
export function renderMarkup(element: Markup, key?: number): ReactNode {
  const children = (element.children ?? []).map((child, index) =>
    typeof child === 'string' ? child : renderMarkup(child, index),
  );
  if (!tags.has(element.tag)) return children;
  const attributes = Object.entries(element.attributes ?? {}).map(([name, value]) => [
    camelCase(name),
    value,
  ]);
  return createElement(element.tag, { key, ...Object.fromEntries(attributes) }, ...children);
}
