import type { Flyer, Stretch } from './read-flyer';
import { isDenied, sentenceAt, sentencesOf } from './sentences';
import type { SignId } from './signs';

/** What a rule reads. */
export interface Reading {
  readonly flyer: Flyer;
  readonly plain: string;
  readonly sentences: readonly Stretch[];
}

/** Finds the places of one sign, in positions of `plain`. */
export interface Rule {
  readonly id: SignId;
  readonly find: (reading: Reading) => readonly Stretch[];
}

export function startReading(flyer: Flyer): Reading {
  return { flyer, plain: flyer.plain, sentences: sentencesOf(flyer.plain) };
}

/** More places of one sign are not shown. */
export const mostPlaces = 30;

/** An amount in cedis. */
export const amount = String.raw`(?:(?:\bgh\s?[s¢₵c]|[¢₵])\.?\s?\d[\d,.]{0,9}k?|\b\d[\d,.]{0,9}k?\s?(?:gh\s?[s¢₵c]|[¢₵]|(?:ghana\s)?cedis?\b|gh\b))`;

/** Any characters of the same line, also the dot after "Mr", at most so many. */
export const inLine = (most: number): string => String.raw`[^!?\n]{0,${most}}`;

/** Any characters of the same sentence or line, at most so many. */
export const upTo = (most: number): string => String.raw`[^.!?\n]{0,${most}}`;

/** A pattern of several ones, for words in small or capital letters. */
export const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'giu');

export interface Conditions {
  /** Words near a place with which it means something else. */
  readonly unless?: RegExp;
  /** Words in the neighbourhood, also of other sentences, with which it means something else. */
  readonly unlessAround?: RegExp;
  /** Words such as "do not wait" are the sign itself. */
  readonly isDenialMeant?: boolean;
}

/** Places that a pattern matches and the sentence does not deny. */
export function findWords(
  { plain, sentences }: Reading,
  pattern: RegExp,
  conditions: Conditions = {},
): readonly Stretch[] {
  const places: Stretch[] = [];
  for (const match of plain.matchAll(pattern)) {
    const place = { start: match.index, end: match.index + match[0].length };
    const sentence = sentenceAt(sentences, place.start);
    const near = plain.slice(
      Math.max(sentence.start, place.start - 200),
      Math.min(sentence.end, place.end + 200),
    );
    const around = plain.slice(Math.max(0, place.start - 300), place.end + 300);
    const isOther = [conditions.unless?.test(near), conditions.unlessAround?.test(around)].includes(true);
    if (!isOther && (conditions.isDenialMeant || !isDenied(plain, sentence, place))) places.push(place);
    if (places.length === mostPlaces) break;
  }
  return places;
}

/** A rule of one pattern. */
export const wordRule = (id: SignId, pattern: RegExp, conditions?: Conditions): Rule => ({
  id,
  find: (reading) => findWords(reading, pattern, conditions),
});
