import { digitItemsOf, type DigitItem } from './digit-items';

/** A stretch of a folded text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Ghanaian mobile and fixed lines, with the zero in front. */
const national = /^0(?:2[0345678]|5[03-79]|3[0-9])\d{7}$/;
const withCountry = /^(?:00)?2330?[235]\d{8}$/;
const worldwide = /^[1-9]\d{9,14}$/;
/** More groups are a list of numbers. */
const mostItems = 14;

/** Words after which even a number of an unknown shape is one to call. */
const cue =
  /\b(?:my (?:new |other |own )?(?:number|no\.?|num|contact|line|phone|momo|digits|cell|mobile)|(?:phone|mobile|momo|telephone|tel)(?: number| no\.?)?|(?:call|text|phone|reach|ring|flash|beep|dial|contact|message|whatsapp) (?:me|us)|whats ?app(?: number| no\.?| line)?)(?: is| are| on| at| with| via)?[\s:=.-]{1,6}(?=[\da-z])/g;
const cueReach = 3;

const digitsOf = (items: readonly DigitItem[]) => items.map(({ digits }) => digits).join('');
const hasListGap = (items: readonly DigitItem[]) => items.slice(1).some(({ gap }) => /, |\n/.test(gap ?? ''));

/** `5,000,000` or `24.5`: one ordinary number, whose parts are no digits of a phone number. */
function isOrdinary(items: readonly DigitItem[], index: number): boolean {
  const [before, here] = [items[index - 1], items[index]];
  if (!before || !here) return false;
  const isWhole = before.digits === '0' || !before.digits.startsWith('0');
  // The second group of (024) 123.4567.
  const isInside = before.gap !== null && /^0\d\d/.test(items[index - 2]?.digits ?? '');
  if (!isWhole || isInside || before.isSpelled || here.isSpelled) return false;
  if (here.gap === ',') return here.digits.length === 3 && before.digits.length <= 3;
  return here.gap === '.' && before.gap !== '.' && items[index + 1]?.gap !== '.';
}

/** Marks the items of ordinary numbers. */
const ordinaryOf = (items: readonly DigitItem[]): readonly boolean[] =>
  items.map((_item, index) => isOrdinary(items, index) || isOrdinary(items, index + 1));

/** Whether people group a phone number like this. */
function isGrouped(items: readonly DigitItem[], chain: number): boolean {
  const lengths = items.map(({ digits }) => digits.length);
  const [first = 0, second = 0] = lengths;
  if (items.length === 1 || items.some(({ isSpelled }) => isSpelled)) return true;
  // Ten scores in a row are a table; a table of numbers is rarely as long as a phone number.
  if (lengths.every((length) => length === 1)) return !hasListGap(items) && chain === items.length;
  if (lengths.every((length) => length === 2)) return !hasListGap(items) && chain === items.length;
  if (first >= 3) return items.length <= 5 && lengths.every((length) => length >= 2);
  return first === 1 && items.length <= 4 && [2, 9].includes(second) && !hasListGap(items);
}

/** For each item, how many items could be one number from there on, itself included. */
function chainsOf(items: readonly DigitItem[], ordinary: readonly boolean[]): readonly number[] {
  const chains: number[] = items.map(() => 1);
  for (let index = items.length - 2; index >= 0; index -= 1) {
    const isJoined = items[index + 1]?.gap !== null && !ordinary[index + 1];
    if (isJoined) chains[index] = (chains[index + 1] ?? 0) + 1;
  }
  return chains;
}

const isPlus = (text: string, start: number) =>
  /(?:^|[^\w)])\+\s?\(?$/.test(text.slice(Math.max(0, start - 4), start));
const isBook = (text: string, start: number) =>
  /isbn[\s\d:-]*$/.test(text.slice(Math.max(0, start - 20), start));

function phoneAt(
  text: string,
  items: readonly DigitItem[],
  ordinary: readonly boolean[],
  chains: readonly number[],
  index: number,
): Stretch | null {
  const first = items[index];
  const chain = chains[index] ?? 1;
  if (!first || ordinary[index]) return null;
  // A table of figures.
  if (chain > mostItems && first.digits.length === 1) return null;
  const isPlussed = isPlus(text, first.start);
  // Most groups of digits can begin no phone number.
  if (!isPlussed && !/^[02]/.test(first.digits)) return null;
  const beginsChain = first.gap === null || ordinary[index - 1] === true;
  let longest: Stretch | null = null;
  let digits = '';
  for (let count = 1; count <= Math.min(chain, mostItems) && digits.length < 15; count += 1) {
    const final = items[index + count - 1];
    if (!final || (final.isGlued && count > 1)) break;
    digits += final.digits;
    if (first.isGlued && (count > 1 || digits.length < 10)) break;
    const isInFewGroups = count <= 6 || count === digits.length;
    const isPhone =
      (isInFewGroups && digits.length >= 12 && withCountry.test(digits)) ||
      (isPlussed && count <= 6 && worldwide.test(digits)) ||
      (digits.length === 10 &&
        national.test(digits) &&
        isGrouped(items.slice(index, index + count), beginsChain ? chain : chain + 1));
    if (isPhone) longest = { start: first.start, end: final.end };
  }
  return longest && isBook(text, first.start) ? null : longest;
}

/** A number of seven to twelve digits right after “my number is” and the like. */
function announcedPhones(
  text: string,
  items: readonly DigitItem[],
  chains: readonly number[],
): readonly Stretch[] {
  return [...text.matchAll(cue)].flatMap((found) => {
    const from = found.index + found[0].length;
    const index = items.findIndex(({ start }) => start >= from - 1);
    const first = items[index];
    if (!first || first.start - from > cueReach) return [];
    for (let count = Math.min(chains[index] ?? 1, mostItems); count > 0; count -= 1) {
      const window = items.slice(index, index + count);
      const { length } = digitsOf(window);
      const final = window.at(-1);
      if (final && length >= 7 && length <= 12) return [{ start: found.index, end: final.end }];
    }
    return [];
  });
}

/** Phone numbers of a folded text, in digits, words, letters in place of digits, or with gaps. */
export function findPhones(text: string): readonly Stretch[] {
  const items = digitItemsOf(text);
  const ordinary = ordinaryOf(items);
  const chains = chainsOf(items, ordinary);
  const found: Stretch[] = [...announcedPhones(text, items, chains)];
  let taken = -1;
  for (let index = 0; index < items.length; index += 1) {
    if ((items[index]?.start ?? 0) < taken) continue;
    const phone = phoneAt(text, items, ordinary, chains, index);
    if (!phone) continue;
    found.push(phone);
    taken = phone.end;
  }
  return found;
}
