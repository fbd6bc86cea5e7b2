import type { Formula, Markup, RichText } from '../model/rich-text';
import { highestCommonFactor, numberText } from './number-text';

/** What a formula is made of. A text is read into numbers, letters, words and signs. */
export type Part = Formula | string | number;

const markup = (tag: string, ...children: readonly (string | Markup)[]): Markup => ({ tag, children });

const tagOf = (token: string) =>
  /^\d/.test(token) ? 'mn' : /^[a-z]$/i.test(token) ? 'mi' : /^[a-z]/i.test(token) ? 'mtext' : 'mo';

function formulaOf(part: Part): Formula {
  if (typeof part === 'object') return part;
  const plain = typeof part === 'number' ? numberText(part) : part;
  const tokens = plain.match(/\d(?:[\d,.]*\d)?|[a-zA-Z]{2,}|[^\s]/g) ?? [];
  return { plain, math: tokens.map((token) => markup(tagOf(token), token)) };
}

/** A part as one element. */
function whole(part: Part): Markup {
  const { math } = formulaOf(part);
  const [first] = math;
  return first && math.length === 1 ? first : markup('mrow', ...math);
}

const plainOf = (part: Part) => formulaOf(part).plain;

const inBrackets = (part: Part) => {
  const plain = plainOf(part);
  return /[\s+−/]/.test(plain) ? `(${plain})` : plain;
};

/** Joins parts to one formula: ``formula`${fraction(1, 2)} x = 4` `` */
export function formula(texts: TemplateStringsArray, ...parts: readonly Part[]): Formula {
  const all = texts.flatMap((text, index) => {
    const part = parts[index];
    return part === undefined ? [formulaOf(text)] : [formulaOf(text), formulaOf(part)];
  });
  return { math: all.flatMap(({ math }) => math), plain: all.map(({ plain }) => plain).join('') };
}

export const fraction = (top: Part, bottom: Part): Formula => ({
  math: [markup('mfrac', whole(top), whole(bottom))],
  plain: `${inBrackets(top)}/${inBrackets(bottom)}`,
});

/** A number after a sign: a negative one in brackets. */
export const inSum = (value: number) => (value < 0 ? `(${numberText(value)})` : numberText(value));

/** A whole number, or a fraction in lowest terms: `3`, `−2/5`. */
export function quotient(top: number, bottom: number): Formula {
  const factor = highestCommonFactor(top, bottom) * Math.sign(bottom);
  const [above, below] = [top / factor, bottom / factor];
  if (below === 1) return formula`${above}`;
  const size = fraction(Math.abs(above), below);
  return above < 0 ? formula`−${size}` : size;
}

/** `3x − 5`, `x + 2`, `4x`. */
export const linear = (slope: number, constant: number, letter = 'x'): string => {
  const term = slope === 1 ? letter : slope === -1 ? `−${letter}` : numberText(slope) + letter;
  if (constant === 0) return term;
  return `${term} ${constant < 0 ? '−' : '+'} ${numberText(Math.abs(constant))}`;
};

const raised = (text: string) =>
  text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).replace('−', '⁻');

export const power = (base: Part, index: Part): Formula => ({
  math: [markup('msup', whole(base), whole(index))],
  plain: inBrackets(base) + raised(plainOf(index)),
});

/** A number with its base: `1011₂`. */
export const inBase = (digits: string, base: number): Formula => ({
  math: [markup('msub', markup('mn', digits), markup('mn', String(base)))],
  plain: digits + String(base).replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit))),
});

export const root = (of: Part): Formula => ({
  math: [markup('msqrt', whole(of))],
  plain: `√${inBrackets(of)}`,
});

/** A column vector. */
export const vector = (x: number, y: number): Formula => ({
  math: [
    markup(
      'mrow',
      markup('mo', '('),
      markup('mtable', ...[x, y].map((one) => markup('mtr', markup('mtd', whole(one))))),
      markup('mo', ')'),
    ),
  ],
  plain: `(${numberText(x)}; ${numberText(y)})`,
});

/** Pieces of text with formulae and numbers between them. */
export function say(texts: TemplateStringsArray, ...parts: readonly Part[]): RichText {
  const pieces: (string | Formula)[] = [];
  const add = (piece: string | Formula) => {
    const last = pieces.length - 1;
    const before = pieces[last];
    if (typeof piece === 'string' && typeof before === 'string') pieces[last] = before + piece;
    else if (piece !== '') pieces.push(piece);
  };
  texts.forEach((text, index) => {
    const part = parts[index];
    add(text);
    if (part !== undefined) add(typeof part === 'number' ? numberText(part) : part);
  });
  return pieces;
}
