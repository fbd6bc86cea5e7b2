/** Most characters that are read; the rest of a longer text is left out, and the answer says so. */
export const mostCharacters = 200_000;

/** An invisible character of the pasted text. */
export interface HiddenCharacter {
  /** Position in the pasted text. */
  readonly at: number;
  /** Within a word, or a command that turns the direction of what follows. */
  readonly isDisguise: boolean;
}

/** A pasted text, ready for the rules. */
export interface Flyer {
  /** As pasted, up to `mostCharacters`. */
  readonly text: string;
  /** Characters that were not read. */
  readonly leftOut: number;
  /** The same in plain letters, without invisible characters and without marks for bold print. */
  readonly plain: string;
  /** For each position in `plain`, and for its end: the position in `text`. */
  readonly origin: readonly number[];
  readonly hidden: readonly HiddenCharacter[];
}

/** Zero-width characters and marks of direction. A soft hyphen is dropped too, but comes from any PDF. */
const hiddenShape = /[\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const overrideShape = /[\u202D\u202E]/u;
/** Accents, variation selectors, keycaps, tags of flags, and marks of WhatsApp for bold and struck text. */
const droppedShape = /[\p{M}\u00AD\u{E0000}-\u{E007F}*~`]/u;
const wordShape = /[\p{L}\p{N}]/u;
const pictureShape = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

/** Cyrillic letters that look like Latin ones. */
const lookAlikes = new Map(
  Array.from('аеорсухіѕјАВЕКМНОРСТУХІЅЈ').map((letter, index) => [
    letter,
    'aeopcyxisjABEKMHOPCTYXISJ'[index] ?? '',
  ]),
);

const punctuation = new Map([
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '-'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u2015', '-'],
]);

/** The plain form of a character that is not in ASCII. */
function plainOf(character: string): string {
  if (droppedShape.test(character)) return '';
  const known = lookAlikes.get(character) ?? punctuation.get(character);
  return known ?? character.normalize('NFKC').replace(/\s/gu, ' ');
}

/** Kinds of invisible characters, judged by what stands on both sides of their run. */
function judgeHidden(character: string, before: string, after: string): 'joiner' | 'mark' | 'disguise' {
  if (overrideShape.test(character)) return 'disguise';
  if (character === '\u200D' && pictureShape.test(before) && pictureShape.test(after)) return 'joiner';
  // A mark of byte order before everything is put there by editors.
  if (character === '\uFEFF' && before === '') return 'joiner';
  return wordShape.test(before) && wordShape.test(after) ? 'disguise' : 'mark';
}

/** An underscore belongs to an address; around a word it means italics. */
const isItalics = (character: string, before: string, after: string): boolean =>
  character === '_' && !(wordShape.test(before) && wordShape.test(after));

/** Reads a pasted text. Crossed-out letters, look-alike letters and fancy fonts become plain letters. */
export function readFlyer(pasted: string): Flyer {
  const text = pasted.slice(0, mostCharacters);
  const characters = Array.from(text);
  const hidden: HiddenCharacter[] = [];
  const origin: number[] = [];
  const plain: string[] = [];
  let run: { character: string; at: number }[] = [];
  let before = '';
  let at = 0;
  const endRun = (after: string) => {
    for (const { character, at: place } of run) {
      const kind = judgeHidden(character, before, after);
      if (kind !== 'joiner') hidden.push({ at: place, isDisguise: kind === 'disguise' });
    }
    run = [];
  };
  const write = (letters: string) => {
    plain.push(letters);
    origin.push(...Array.from({ length: letters.length }, () => at));
  };
  characters.forEach((character, index) => {
    if (hiddenShape.test(character)) run.push({ character, at });
    else {
      if (run.length > 0) endRun(character);
      if (character >= '\u0080' || '*~`'.includes(character)) write(plainOf(character));
      else if (!isItalics(character, before, characters[index + 1] ?? '')) write(character);
      before = character;
    }
    at += character.length;
  });
  endRun('');
  origin.push(at);
  return { text, leftOut: pasted.length - text.length, plain: plain.join(''), origin, hidden };
}

/** A stretch of a text: from `start` up to, not including, `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The place of a stretch of `plain` in the pasted text. */
export function pastedStretch({ origin, text }: Flyer, { start, end }: Stretch): Stretch {
  const last = origin[end - 1] ?? 0;
  const width = (text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1;
  return { start: origin[start] ?? 0, end: last + width };
}

/** Shows invisible characters as a box. Joined emoji and accents stay as they are. */
export function showHidden({ hidden }: Flyer, quoted: string, from: number): string {
  const places = new Set(
    hidden.filter(({ at }) => at >= from && at < from + quoted.length).map(({ at }) => at),
  );
  if (places.size === 0) return quoted;
  return Array.from({ length: quoted.length }, (_, index) =>
    places.has(from + index) ? '\u25AF' : quoted.charAt(index),
  ).join('');
}
