/** Letters that are much narrower or wider than average in a sans-serif font. */
const [narrow, wide] = ["fijlrtI1.,;:()|-' ", 'mwMWQGODHNU'];

/** Width of the widest letters. */
const widestLetter = 16;

/** Widths of ASCII letters, in twelfths of the average. */
const letterWidths = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (narrow.includes(letter)) return 6;
  return wide.includes(letter) ? widestLetter : 12;
});

function widthOf(text: string): number {
  let width = 0;
  for (let place = 0; place < text.length; place += 1) width += letterWidths[text.charCodeAt(place)] ?? 12;
  return width;
}

/** Number of candidates. Text width is only estimated, but the widest text is among this many. */
const count = 3;

/** The widest texts by estimate. Virtual lists use them to reserve the column width. */
export function widestTexts(texts: Iterable<string>): readonly string[] {
  let widest: readonly { text: string; width: number }[] = [];
  let least = 0;
  for (const text of texts) {
    // Most texts are too short to need a look at their letters.
    if (text.length * widestLetter <= least) continue;
    const width = widthOf(text);
    if (width <= least || widest.some((known) => known.text === text)) continue;
    widest = [...widest, { text, width }].sort((one, other) => other.width - one.width).slice(0, count);
    least = widest.length === count ? (widest.at(-1)?.width ?? 0) : 0;
  }
  return widest.map(({ text }) => text);
}
