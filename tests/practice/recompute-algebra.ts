import { isNear, search, type Recomputations } from './recomputation';

type Value = (x: number) => number;

/** A linear expression as a function: `3x − 5`, `4(x + 2) − 3(x − 1)`, `12`. */
const read = (expression: string): Value => {
  const [, , letter = 'x'] = /(^|[^a-z])([a-z])(?![a-z])/.exec(expression) ?? [];
  const code = expression
    .replaceAll('−', '-')
    .replace(new RegExp(`(\\d|\\))(?=[(${letter}])`, 'g'), '$1*')
    .replaceAll(letter, '(x)');
  return (x) => {
    const tokens = code.replaceAll('(x)', `(${String(x)})`).match(/\d+(?:\.\d+)?|[-+*()]/g) ?? [];
    let place = 0;
    const atom = (): number => {
      const token = tokens[place++];
      if (token === '-') return -atom();
      if (token !== '(') return Number(token);
      const inside = sum();
      place += 1;
      return inside;
    };
    const product = (): number => {
      let value = atom();
      while (tokens[place] === '*') {
        place += 1;
        value *= atom();
      }
      return value;
    };
    function sum(): number {
      let value = product();
      while (tokens[place] === '+' || tokens[place] === '-')
        value += tokens[place++] === '+' ? product() : -product();
      return value;
    }
    return sum();
  };
};

const signed = (value: number) => String(value).replace('-', '−');

/** Writes a linear function as an expression, from its values at 0 and 1. */
function write(value: Value, letter: string): string {
  const constant = value(0);
  const slope = value(1) - constant;
  const front = (slope === 1 ? '' : slope === -1 ? '−' : signed(slope)) + letter;
  return constant === 0 ? front : `${front} ${constant < 0 ? '−' : '+'} ${String(Math.abs(constant))}`;
}

/** Puts numbers for letters: `6a(2b + 3)`. */
const valueAt = (expression: string, letters: Readonly<Record<string, number>>) =>
  read(
    expression
      .replace(/([a-z\d])(?=[a-z(])/g, '$1*')
      .replace(/[a-z]/g, (letter) => `(${String(letters[letter])})`),
  )(0);

export const algebraRecomputations: Recomputations = {
  'linear-equation': {
    unit: null,
    answer: (_, text) => {
      const [, left = '', right = ''] =
        /([-−+\dx ]*x[^=]*?) = ([^.?]+)/.exec(text.replace(/^.*(equation|is) /, '')) ?? [];
      const x = search(-20, 20, 1, (value) => isNear(read(left)(value), read(right)(value)));
      return `x = ${signed(x)}`;
    },
  },
  'fraction-equation': {
    unit: null,
    answer: ([one = 0, other = 0, sum = 0]) =>
      `x = ${String(search(1, 1000, 1, (x) => isNear(x / one + x / other, sum)))}`,
  },
  'two-prices': {
    unit: 'GH₵',
    answer: (numbers) => {
      const [a = 0, b = 0, total = 0, c = 0, , later = 0] = numbers;
      for (let x = 1; x < 40; x += 1)
        for (let y = 1; y < 40; y += 1) if (a * x + b * y === total && c * x + b * y === later) return y;
      return NaN;
    },
  },
  'expand-brackets': {
    unit: null,
    answer: (_, text) => {
      const [whole = ''] = /\d\(.+\)/.exec(text) ?? [];
      return write(read(whole), /\(([a-z])/.exec(whole)?.[1] ?? '');
    },
  },
  factorise: {
    unit: null,
    answer: (_, text, question) => {
      // The right option has the value of the expression, and no other factor that is common to the bracket.
      const [whole = '', one = '', x = '', y = '', other = ''] =
        /(\d+)([a-z])([a-z]) \+ (\d+)[a-z]/.exec(text) ?? [];
      const texts =
        question.kind === 'choice' ? question.options.map((option) => option.text.map(String).join('')) : [];
      const factor = Math.max(
        ...[2, 3, 4, 5, 6, 8, 9, 10, 12].filter((n) => Number(one) % n === 0 && Number(other) % n === 0),
      );
      return (
        texts.find(
          (option) =>
            option.startsWith(`${String(factor)}${x}(`) &&
            isNear(valueAt(option, { [x]: 3, [y]: 5 }), valueAt(whole, { [x]: 3, [y]: 5 })),
        ) ?? ''
      );
    },
  },
  'change-of-subject': {
    unit: null,
    answer: (_, text) => {
      const [, p = '', a = '', q = '', b = '', r = ''] =
        /([a-z]) = (\d)([a-z]) \+ (\d)([a-z])/.exec(text) ?? [];
      return `${q} = (${p} − ${b}${r})/${a}`;
    },
  },
  'mapping-rule': {
    unit: null,
    answer: (_, text, question) => {
      const pairs = [...text.matchAll(/(\d+) → (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      const rules =
        question.kind === 'choice'
          ? question.options.map((option) => option.text.map(String).join('').replace('y = ', ''))
          : [];
      const fitting = rules.filter((rule) => pairs.every(([x, y]) => read(rule)(x) === y));
      const [rule = ''] = fitting;
      return fitting.length === 1 ? `y = ${rule}` : '';
    },
  },
  'arithmetic-term': {
    unit: null,
    answer: (numbers, text) => {
      const [first = 0, second = 0] = text.includes('term number') ? numbers.slice(1) : numbers;
      const count = (text.includes('term number') ? numbers[0] : numbers[3]) ?? 0;
      let term = first;
      for (let place = 1; place < count; place += 1) term += second - first;
      return term;
    },
  },
  'geometric-term': {
    unit: null,
    answer: (numbers, text) => {
      const isPlain = text.includes('term number');
      const first = numbers[isPlain ? 1 : 0] ?? 0;
      const second = numbers[2] ?? 0;
      const count = (isPlain ? numbers[0] : numbers[6]) ?? 0;
      let term = first;
      for (let place = 1; place < count; place += 1) term *= second / first;
      return term;
    },
  },
};
