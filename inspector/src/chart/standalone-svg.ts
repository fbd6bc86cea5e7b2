const svgNamespace = 'http://www.w3.org/2000/svg';

/** Attributes that belong to the panel only. */
const ofThePanel = [
  'class',
  'role',
  'tabindex',
  'aria-label',
  'aria-labelledby',
  'aria-hidden',
  'aria-disabled',
  'aria-expanded',
];

/** Replaces each `var(--token)` by its value. */
const resolve = (text: string, valueOf: (token: string) => string) =>
  text.replace(/var\((--[\w-]+)\)/g, (_, token: string) => valueOf(token).trim());

/**
 * Exports the drawing as a self-contained SVG file.
 * @param valueOf returns a token's value in the current theme
 */
export function standaloneSvg(
  drawing: SVGSVGElement,
  title: string,
  valueOf: (token: string) => string,
): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    ofThePanel.forEach((name) => element.removeAttribute(name));
    for (const { name, value } of [...element.attributes]) {
      element.setAttribute(name, resolve(value, valueOf));
    }
  }
  const [, , width = '0', height = '0'] = (drawing.getAttribute('viewBox') ?? '').split(' ');
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  const ground = document.createElementNS(svgNamespace, 'rect');
  ground.setAttribute('width', width);
  ground.setAttribute('height', height);
  ground.setAttribute('fill', valueOf('--ds-color-surface').trim());
  const name = document.createElementNS(svgNamespace, 'title');
  name.textContent = title;
  copy.prepend(name, ground);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}
