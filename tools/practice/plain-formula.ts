import type { Markup } from '../../src/entities/practice/pack/model/rich-text';

const raised: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  n: 'ⁿ',
};
const lowered: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
};

const inScript = (text: string, letters: Readonly<Record<string, string>>, sign: string) =>
  Array.from(text).every((letter) => letters[letter] !== undefined)
    ? Array.from(text, (letter) => letters[letter]).join('')
    : `${sign}${text.length > 1 ? `(${text})` : text}`;

const grouped = (text: string) => (/^[\p{L}\d.]+$/u.test(text) ? text : `(${text})`);

const spaced = /^[=+×÷<>≤≥≠≈±·⋅→⇒∩∪⊂⊆∈−-]$/;

/** `1` before a fraction is a mixed number. */
const isNumber = (child: string | Markup | undefined) => typeof child === 'object' && child.tag === 'mn';
const isFraction = (child: Markup): boolean =>
  child.tag === 'mfrac' ||
  (child.tag === 'mstyle' &&
    (child.children ?? []).some((one) => typeof one === 'object' && isFraction(one)));

function joined(children: readonly (string | Markup)[]): readonly string[] {
  return children.map((child, index) => {
    if (typeof child === 'string') return child;
    return isFraction(child) && isNumber(children[index - 1]) ? ` ${plainOf(child)}` : plainOf(child);
  });
}

function plainOf(element: Markup): string {
  const parts = joined(element.children ?? []);
  const [first = '', second = '', third = ''] = parts;
  switch (element.tag) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msup':
      return `${grouped(first)}${second === '∘' || second === '°' ? '°' : inScript(second, raised, '^')}`;
    case 'msub':
      return `${first}${inScript(second, lowered, '_')}`;
    case 'msubsup':
      return `${first}${inScript(second, lowered, '_')}${inScript(third, raised, '^')}`;
    case 'msqrt':
      return `√${grouped(parts.join(''))}`;
    case 'mroot':
      return `${inScript(second, raised, '^')}√${grouped(first)}`;
    case 'mover':
      return first;
    case 'mtr':
      return parts.join(', ');
    case 'mtable':
      return parts.join('; ');
    case 'mspace':
      return ' ';
    case 'mo':
      if (element.attributes?.form === 'prefix') return parts.join('');
      if (element.attributes?.separator) return `${parts.join('')} `;
      return spaced.test(parts.join('')) ? ` ${parts.join('')} ` : parts.join('');
    default:
      return parts.join('');
  }
}

/** A formula in one line of text, for browsers without MathML (Chromium before 109). */
export const plainFormula = (math: readonly Markup[]): string =>
  joined(math)
    .join('')
    .replace(/[\u2061-\u2064]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
