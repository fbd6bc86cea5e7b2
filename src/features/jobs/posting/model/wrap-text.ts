/** Characters that are narrower or wider than usual, as a part of the text size, in a bold sans face. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}]/u, 0],
  [/[ilj.,:;'’|!·]/u, 0.32],
  [/[ ()[\]frtI/-]/u, 0.4],
  [/[mwMW@%—]/u, 1],
  [/\p{Lu}/u, 0.76],
  [/\p{Extended_Pictographic}|[\p{Script=Han}\p{Script=Hangul}]/u, 1.4],
];

const usualWidth = 0.62;

/** Estimated width of a text, in its own size. Rather too wide, as faces differ between devices. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, character) => sum + (widths.find(([shape]) => shape.test(character))?.[1] ?? usualWidth),
    0,
  );

/** Parts of a word that fit; most words are one. */
function piecesOf(word: string, most: number): readonly string[] {
  const pieces = [''];
  for (const character of word) {
    const piece = (pieces.at(-1) ?? '') + character;
    if (piece.length > character.length && widthOf(piece) > most) pieces.push(character);
    else pieces[pieces.length - 1] = piece;
  }
  return pieces;
}

/**
 * Breaks a text into lines. What does not fit ends with an ellipsis.
 * @param most width of a line, in text sizes
 */
export function wrapText(text: string, most: number, maximumLines: number): readonly string[] {
  const lines: string[] = [];
  for (const piece of text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) => piecesOf(word, most))) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${piece}`;
    if (last !== undefined && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  if (lines.length <= maximumLines) return lines;
  const shown = lines.slice(0, maximumLines);
  let end = Array.from(shown.at(-1) ?? '');
  while (end.length > 0 && widthOf(`${end.join('')}…`) > most) end = end.slice(0, -1);
  return [...shown.slice(0, -1), `${end.join('').trimEnd()}…`];
}
