/** Longest text given to the voice at once, in characters: some voices stop after about 15 s of one text. */
const longest = 200;

/** Elements that are read one by one. */
const blocks = 'h1, h2, h3, p, li';

/** What is seen and not read: keys, what was said of a press, and the marks that lead to a source. */
const silent = 'button, [role="status"], a[href*="#source-"]';

/** Texts of an element, in the order in which they are read. */
export function textsOf(element: Element): readonly string[] {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(silent)) part.remove();
  return [...copy.querySelectorAll(blocks)]
    .filter((block) => !block.querySelector(blocks))
    .map((block) => block.textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** Splits a text at the ends of sentences, and a sentence that is too long at its commas or its words. */
export function sentencesOf(text: string): readonly string[] {
  return (text.match(/[^.!?…]+[.!?…]*\s*|[.!?…]+\s*/g) ?? [])
    .flatMap((sentence) => (sentence.length <= longest ? [sentence] : wordsTogether(sentence)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** As many words at once as are allowed. A word that is longer stays whole. */
function wordsTogether(sentence: string): readonly string[] {
  const parts: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = parts.at(-1);
    if (last === undefined || last.length + 1 + word.length > longest) parts.push(word);
    else parts[parts.length - 1] = `${last} ${word}`;
  }
  return parts;
}
