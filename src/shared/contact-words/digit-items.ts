/** A group of digits as written or spelled, such as `024`, `o24`, `four` or `double two`. */
export interface DigitItem {
  readonly start: number;
  readonly end: number;
  readonly digits: string;
  /** What stands between the item before and this one; null when they cannot be one number. */
  readonly gap: string | null;
  /** Touches a letter or a power, as in `x024` or `C12`. */
  readonly isGlued: boolean;
  readonly isSpelled: boolean;
}

const spelled: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  nought: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

const tens: Readonly<Record<string, string>> = {
  ten: '10',
  twenty: '2',
  thirty: '3',
  forty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
};

const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };

/** Letters that people type in place of digits. */
const lookalikes: Readonly<Record<string, string>> = {
  o: '0',
  l: '1',
  i: '1',
  '|': '1',
  s: '5',
  b: '8',
  z: '2',
};

const lookOf = (letters: string) => Array.from(letters, (letter) => lookalikes[letter] ?? '').join('');

/** Between parts of one phone number. A line break ends it. */
const joining = /^[\t .,\-_/()*:·\u00a0]{0,4}$/;
const piece = /\d+|[a-z|]+|\^/g;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const isDigits = (one: Piece | undefined) => one !== undefined && /^\d/.test(one.text);

/** Reads letters as digits where they stand for them; null for a word. */
function readLetters(pieces: readonly Piece[], index: number): string | null {
  const one = pieces[index];
  if (one === undefined) return null;
  const word = spelled[one.text];
  if (word !== undefined) return word;
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  const touchesBefore = isDigits(before) && before?.end === one.start;
  const touchesAfter = isDigits(after) && after?.start === one.end;
  if (one.text.length > 3) return null;
  const isPlain = /^[oli|]+$/.test(one.text) && (touchesBefore || touchesAfter);
  const isInside = /^[olisbz|]+$/.test(one.text) && touchesBefore && touchesAfter;
  return isPlain || isInside ? lookOf(one.text) : null;
}

const tensOf = (pieces: readonly Piece[], index: number): readonly [digits: string, last: number] | null => {
  const ten = tens[pieces[index]?.text ?? ''];
  if (ten === undefined) return null;
  if (ten.length === 2) return [ten, index];
  const unit = spelled[pieces[index + 1]?.text ?? ''];
  return unit === undefined || unit === '0' ? [`${ten}0`, index] : [ten + unit, index + 1];
};

/** Digits of one item and the index of its last piece; null for a word. */
function readItem(pieces: readonly Piece[], index: number): readonly [digits: string, last: number] | null {
  const one = pieces[index];
  if (one === undefined) return null;
  if (isDigits(one)) return [one.text, index];
  const times = repeats[one.text];
  const next = pieces[index + 1];
  if (times !== undefined && next !== undefined) {
    const digit = spelled[next.text] ?? (/^\d$/.test(next.text) ? next.text : undefined);
    return digit === undefined ? null : [digit.repeat(times), index + 1];
  }
  const letters = readLetters(pieces, index);
  return letters === null ? tensOf(pieces, index) : [letters, index];
}

/** Whether a letter or a power that is no digit touches these pieces. */
function touchesLetter(pieces: readonly Piece[], index: number, last: number): boolean {
  const [before, first, final, next] = [pieces[index - 1], pieces[index], pieces[last], pieces[last + 1]];
  const touchesBefore = before !== undefined && before.end === first?.start;
  const touchesNext = next !== undefined && next.start === final?.end;
  return (
    (touchesBefore && readItem(pieces, index - 1) === null) ||
    (touchesNext && readItem(pieces, last + 1) === null)
  );
}

/** All groups of digits of a folded text, in order. Takes time in proportion to its length. */
export function digitItemsOf(text: string): readonly DigitItem[] {
  const pieces: readonly Piece[] = [...text.matchAll(piece)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
  const items: DigitItem[] = [];
  /** Index of the piece after the latest item: only the next piece can belong to the same number. */
  let following = -1;
  for (let index = 0; index < pieces.length; index += 1) {
    const read = readItem(pieces, index);
    const first = pieces[index];
    if (read === null || first === undefined) continue;
    const [digits, last] = read;
    const end = (pieces[last] ?? first).end;
    const earlier = items.at(-1);
    const between = earlier && following === index ? text.slice(earlier.end, first.start) : null;
    const isSpelled = first.text.length > 1 && !isDigits(first);
    const isGlued = touchesLetter(pieces, index, last);
    if (earlier && between === '') {
      items[items.length - 1] = {
        ...earlier,
        end,
        digits: earlier.digits + digits,
        isGlued: earlier.isGlued || isGlued,
      };
    } else {
      const gap = between !== null && joining.test(between) ? between : null;
      items.push({ start: first.start, end, digits, gap, isGlued, isSpelled });
    }
    following = last + 1;
    index = last;
  }
  return items;
}
