import type { Subject } from '@/shared/ghana';

/** A text with its formulae: parts that are set higher, lower, over each other or under a root. */
export type FormulaNode =
  | string
  | { readonly kind: 'power' | 'index' | 'root'; readonly inner: readonly FormulaNode[] }
  | {
      readonly kind: 'fraction';
      readonly top: readonly FormulaNode[];
      readonly below: readonly FormulaNode[];
    };

/** How much of a text may be a formula. Programs are left as they are typed. */
export type FormulaStyle = 'maths' | 'science' | 'none';

const mathsSubjects: readonly Subject[] = [
  'numeracy',
  'mathematics',
  'additional-mathematics',
  'core-mathematics',
  'elective-mathematics',
];
const programs: readonly Subject[] = ['computing', 'ict'];

export const formulaStyleOf = (subject: Subject): FormulaStyle =>
  mathsSubjects.includes(subject) ? 'maths' : programs.includes(subject) ? 'none' : 'science';

/** How far a rule looks back. */
const lookBack = 24;

const beforeOf = (text: string, at: number): string => text.slice(Math.max(0, at - lookBack), at);

/** Groups inside groups, after which a text stays as it is. */
const deepest = 4;
const longestGroup = 60;

const elements = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Cr Mn Fe Co Ni Cu Zn Br Ag Sn I Ba Pt Au Hg Pb'.split(
    ' ',
  ),
);

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}' };

/** Where the group that begins here ends; -1 for none on this line. */
function endOfGroup(text: string, start: number): number {
  const open = text.charAt(start);
  const close = closing[open];
  if (close === undefined) return -1;
  let depth = 0;
  for (let at = start; at < text.length && at <= start + longestGroup; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') return -1;
    if (sign === open) depth += 1;
    if (sign === close) depth -= 1;
    if (depth === 0) return at > start + 1 ? at : -1;
  }
  return -1;
}

/** Whether the letters before an index can have one: a single letter, a bracket, or chemical elements. */
function hasIndex(before: string): boolean {
  if (before.endsWith(')')) return true;
  const letters = /[A-Za-z]+$/.exec(before)?.[0] ?? '';
  const sign = before.charAt(before.length - letters.length - 1);
  if (letters === '' || sign === '_') return false;
  if (letters.length === 1) return true;
  const parts = letters.match(/[A-Z][a-z]?|./g) ?? [];
  return parts.every((part) => elements.has(part));
}

interface Match {
  readonly node: FormulaNode;
  /** Index after it. */
  readonly end: number;
}

/** What a rule reads: the whole text, the place, and a reader of inner texts. */
interface Place {
  readonly text: string;
  readonly at: number;
  readonly inner: (text: string) => readonly FormulaNode[];
}

type Rule = (place: Place) => Match | null;

const signs = '(?:\\d+(?:\\.\\d+)?|[A-Za-z](?![A-Za-z0-9_]))';
const exponent = new RegExp(`^[-+−]?${signs}`);

const power: Rule = ({ text, at, inner }) => {
  if (text.charAt(at) !== '^' || !/[\p{L}\d)\]}°π]$/u.test(beforeOf(text, at))) return null;
  const rest = text.slice(at + 1);
  const group = endOfGroup(text, at + 1);
  if (group > 0) return { node: { kind: 'power', inner: inner(text.slice(at + 2, group)) }, end: group + 1 };
  const typed = exponent.exec(rest)?.[0];
  return typed ? { node: { kind: 'power', inner: [typed] }, end: at + 1 + typed.length } : null;
};

const index: Rule = ({ text, at, inner }) => {
  if (text.charAt(at) !== '_' || !hasIndex(beforeOf(text, at))) return null;
  const group = text.charAt(at + 1) === '{' ? endOfGroup(text, at + 1) : -1;
  if (group > 0) return { node: { kind: 'index', inner: inner(text.slice(at + 2, group)) }, end: group + 1 };
  // A letter alone, of a letter alone: a_n. A name has more of them.
  const single = /(?:^|[^A-Za-z0-9_])[A-Za-z]$/.test(beforeOf(text, at)) ? '|[a-z](?![A-Za-z0-9_])' : '';
  const typed = new RegExp(`^(?:\\d+(?![a-z_])${single})`).exec(text.slice(at + 1))?.[0];
  return typed ? { node: { kind: 'index', inner: [typed] }, end: at + 1 + typed.length } : null;
};

const root: Rule = ({ text, at, inner }) => {
  const typed = /^(?:sqrt ?|√)(?=\()/i.exec(text.slice(at))?.[0];
  if (typed === undefined || /[\p{L}_]$/u.test(beforeOf(text, at))) return null;
  const start = at + typed.length;
  const end = endOfGroup(text, start);
  return end < 0 ? null : { node: { kind: 'root', inner: inner(text.slice(start + 1, end)) }, end: end + 1 };
};

/** A number or a group in brackets. */
function operandAt(text: string, at: number): { readonly words: string; readonly end: number } | null {
  const group = text.charAt(at) === '(' ? endOfGroup(text, at) : -1;
  if (group > 0) return { words: text.slice(at + 1, group), end: group + 1 };
  const number = /^\d+(?:\.\d+)?/.exec(text.slice(at))?.[0];
  return number === undefined ? null : { words: number, end: at + number.length };
}

const fraction: Rule = ({ text, at, inner }) => {
  // Not a part of a date, an address, a word or a longer number.
  if (/[\p{L}\p{N}_.,:/)}\]\\]$/u.test(beforeOf(text, at))) return null;
  const top = operandAt(text, at);
  const below = top && text.charAt(top.end) === '/' ? operandAt(text, top.end + 1) : null;
  if (!top || !below || /^(?:[\p{L}\p{N}_/(^{[\\]|[.,:]\d)/u.test(text.slice(below.end))) return null;
  return { node: { kind: 'fraction', top: inner(top.words), below: inner(below.words) }, end: below.end };
};

/** What may stand beside a sign: a number, a bracket, a sign, or a letter alone. */
const endsOperand = /(?:\d|[)}\]°²³½π]|(?:^|[^\p{L}])\p{L}|(?:^|[^\p{L}])pi)$/u;
const beginsOperand = /^(?:[\d({√π+−-]|sqrt|pi(?!\p{L})|\p{L}(?![\p{L}']))/u;

const times: Rule = ({ text, at }) => {
  if (text.charAt(at) !== '*' || text.charAt(at + 1) === '*' || text.charAt(at - 1) === '*') return null;
  const [before, after] = [beforeOf(text, at), text.slice(at + 1)];
  const isSpaced = before.endsWith(' ');
  if (isSpaced !== after.startsWith(' ')) return null;
  return endsOperand.test(before.trimEnd()) && beginsOperand.test(after.trimStart())
    ? { node: '×', end: at + 1 }
    : null;
};

const comparisons: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤', '!=': '≠' };

const compare: Rule = ({ text, at }) => {
  const sign = comparisons[text.slice(at, at + 2)];
  if (sign === undefined) return null;
  const [before, after] = [beforeOf(text, at), text.slice(at + 2)];
  return /[\p{L}\d)\]}°π]\s*$/u.test(before) && /^\s*[\p{L}\d(√π−-]/u.test(after)
    ? { node: sign, end: at + 2 }
    : null;
};

const pi: Rule = ({ text, at }) => {
  if (!/^pi(?![\p{L}\d_'])/u.test(text.slice(at))) return null;
  const [before, after] = [beforeOf(text, at), text.slice(at + 2)];
  if (/[\p{L}_]$/u.test(before)) return null;
  const isInFormula = /[\d=×*/+(−^-] ?$/.test(before) || /^ ?[*/×+=^−)-]|^ ?[rdhR](?!\p{L})/u.test(after);
  return isInFormula ? { node: 'π', end: at + 2 } : null;
};

const degrees: Rule = ({ text, at }) => {
  const typed = /^ ?(?:degrees?|deg)(?!\p{L})(?! of\b)/u.exec(text.slice(at))?.[0];
  return typed !== undefined && /\d$/.test(beforeOf(text, at)) ? { node: '°', end: at + typed.length } : null;
};

const rulesOf: Readonly<Record<FormulaStyle, readonly Rule[]>> = {
  maths: [power, index, root, fraction, times, compare, pi, degrees],
  science: [power, index, root, times, compare, pi, degrees],
  none: [],
};

/** Reads the formulae of a text as people type them. What is no formula stays as it is. */
export function readFormula(text: string, style: FormulaStyle, depth = 0): readonly FormulaNode[] {
  if (depth > deepest) return [text];
  const rules = rulesOf[style];
  const inner = (part: string) => readFormula(part, style, depth + 1);
  const nodes: FormulaNode[] = [];
  let plain = '';
  let at = 0;
  const push = (node: FormulaNode) => {
    if (typeof node === 'string') {
      plain += node;
      return;
    }
    if (plain !== '') nodes.push(plain);
    plain = '';
    nodes.push(node);
  };
  while (at < text.length) {
    const place = { text, at, inner };
    const match = rules.reduce<Match | null>((found, rule) => found ?? rule(place), null);
    push(match ? match.node : text.charAt(at));
    at = match ? match.end : at + 1;
  }
  if (plain !== '') nodes.push(plain);
  return nodes;
}
