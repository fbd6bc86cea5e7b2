import type { FoundSign } from './find-signs';
import { showHidden, type Flyer } from './read-flyer';

/** A stretch of the pasted text as it is shown. */
export interface Piece {
  readonly text: string;
  /** Numbers of the signs that it shows, from 1, in the order of the list. */
  readonly numbers: readonly number[];
  /** Characters without a sign that are left out behind it. */
  readonly leftOut: number;
}

/** Longer stretches without a sign are cut to their beginning and end. */
const longestPlain = 400;

/** Cuts a text at the places of its signs. Places of several signs may overlap. */
export function markSigns(flyer: Flyer, found: readonly FoundSign[]): readonly Piece[] {
  const { text } = flyer;
  const places = found.flatMap(({ places: all }, index) =>
    all.map((place) => ({ ...place, number: index + 1 })),
  );
  const cuts = [...new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).flatMap((start, index): readonly Piece[] => {
    const end = cuts[index + 1] ?? text.length;
    const shown = (from: number, to: number) => showHidden(flyer, text.slice(from, to), from);
    const numbers = places
      .filter((place) => place.start <= start && place.end >= end)
      .map(({ number }) => number);
    if (numbers.length > 0 || end - start <= longestPlain)
      return [{ text: shown(start, end), numbers: [...new Set(numbers)], leftOut: 0 }];
    const half = longestPlain / 2;
    const isFirst = start === 0;
    const isLast = end === text.length;
    const head = isFirst ? 0 : half;
    const tail = isLast ? 0 : half;
    return [
      { text: shown(start, start + head), numbers: [], leftOut: end - start - head - tail },
      { text: shown(end - tail, end), numbers: [], leftOut: 0 },
    ];
  });
}

/** Longest quotation of one place. */
const longestQuote = 140;

/** The words that show a sign, each once. */
export function quotesOf(flyer: Flyer, { places }: FoundSign): readonly string[] {
  const quotes = places.map(({ start, end }) => {
    const words = showHidden(flyer, flyer.text.slice(start, end), start).replace(/\s+/gu, ' ').trim();
    return words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
  });
  return [...new Set(quotes)].filter((words) => words !== '');
}
