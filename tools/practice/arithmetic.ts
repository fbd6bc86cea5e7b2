type Token = string;

const tokensOf = (text: string): readonly Token[] => text.match(/\d+(?:\.\d+)?|[a-z]+|[-+*/^(),]/g) ?? [];

const functions: Readonly<Record<string, (...values: readonly number[]) => number>> = {
  sqrt: (value = NaN) => Math.sqrt(value),
  round: (value = NaN, places = 0) => Math.round(value * 10 ** places) / 10 ** places,
  sin: (degrees = NaN) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees = NaN) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees = NaN) => Math.tan((degrees * Math.PI) / 180),
};

/**
 * Value of an arithmetic expression with `+ - * / ^`, brackets, `pi`, `sqrt(x)`, `round(x, places)` and the
 * functions of an angle in degrees.
 * @throws Error when the text is not such an expression
 */
export function evaluate(text: string): number {
  const tokens = [...tokensOf(text)];
  if (tokens.join('') !== text.replace(/\s/g, '')) throw new Error(`not arithmetic: ${text}`);
  const take = (expected: string) => {
    if (tokens.shift() !== expected) throw new Error(`expected ${expected} in: ${text}`);
  };

  function values(): number[] {
    take('(');
    const all = [sum()];
    while (tokens[0] === ',') {
      tokens.shift();
      all.push(sum());
    }
    take(')');
    return all;
  }

  function atom(): number {
    if (tokens[0] === '(') return values()[0] ?? NaN;
    const token = tokens.shift() ?? '';
    if (token === '-') return -power();
    if (token === 'pi') return Math.PI;
    const call = functions[token];
    if (call) return call(...values());
    if (!/^\d/.test(token)) throw new Error(`unexpected ${token || 'end'} in: ${text}`);
    return Number(token);
  }

  function power(): number {
    const base = atom();
    if (tokens[0] !== '^') return base;
    tokens.shift();
    return base ** power();
  }

  function product(): number {
    let value = power();
    while (tokens[0] === '*' || tokens[0] === '/') {
      const isProduct = tokens.shift() === '*';
      const other = power();
      value = isProduct ? value * other : value / other;
    }
    return value;
  }

  function sum(): number {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '-') {
      const isSum = tokens.shift() === '+';
      const other = product();
      value = isSum ? value + other : value - other;
    }
    return value;
  }

  const value = sum();
  if (tokens.length > 0) throw new Error(`unexpected ${tokens[0] ?? ''} in: ${text}`);
  return value;
}

/** The first number in a text: `GH₵1,250.50`, `\frac{3}{4}`, `3/4`, `-2`. Null when there is none. */
export function firstNumber(text: string): number | null {
  const plain = text.replace(/(\d)(?:,|\\,| |\{,\})(?=\d{3}(?!\d))/g, '$1').replace(/−/g, '-');
  const mixed = /(\d+)\s*\\frac\{(\d+)\}\{(\d+)\}/.exec(plain);
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  const fraction = /(-?\s*)\\frac\{(\d+)\}\{(\d+)\}/.exec(plain) ?? /(-?\s*)(\d+)\s*\/\s*(\d+)/.exec(plain);
  if (fraction) {
    const value = Number(fraction[2]) / Number(fraction[3]);
    return fraction[1]?.includes('-') ? -value : value;
  }
  const number = /-?\s*\d+(?:\.\d+)?/.exec(plain);
  return number ? Number(number[0].replace(/\s/g, '')) : null;
}
