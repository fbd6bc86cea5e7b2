/** Letters that are much narrower or wider than most, in sans-serif type. */
const [narrow, wide] = ["fijlrtI1.,;:()|-' ", 'mwMWQGODHNU'];

/** Width of the first letters of Unicode, in twelfths of the usual. */
const letterWidths = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (narrow.includes(letter)) return 6;
  return wide.includes(letter) ? 16 : 12;
});

function widthOf(text: string): number {
  let width = 0;
  for (let place = 0; place < text.length; place += 1) width += letterWidths[text.charCodeAt(place)] ?? 12;
  return width;
}

/** Which of two texts is wider can only be guessed here, but the widest is one of so many. */
const count = 3;

/** The widest of these texts: whoever shows a part of a list leaves room for them. */
export function widestTexts(texts: Iterable<string>): readonly string[] {
  let widest: readonly { text: string; width: number }[] = [];
  for (const text of texts) {
    const width = widthOf(text);
    if (widest.length === count && width <= (widest.at(-1)?.width ?? 0)) continue;
    if (widest.some((known) => known.text === text)) continue;
    widest = [...widest, { text, width }].sort((one, other) => other.width - one.width).slice(0, count);
  }
  return widest.map(({ text }) => text);
}
