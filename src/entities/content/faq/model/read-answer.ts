/** A piece of an answer: words, or an address to follow. */
export interface AnswerPart {
  readonly text: string;
  readonly href?: string;
}

/** Addresses that an answer may lead to: the web, a mail, a number. Anything else stays words. */
const address = /https?:\/\/[^\s<>"]+|mailto:[^\s<>"@]+@[^\s<>"]+|tel:\+?\d+/g;

/** What ends a sentence or a bracket is no part of an address. */
const trailing = /[.,;:!?)\]]+$/;

function readLine(text: string): readonly AnswerPart[] {
  const parts: AnswerPart[] = [];
  let read = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(trailing, '');
    if (index > read) parts.push({ text: text.slice(read, index) });
    parts.push({ text: href.replace(/^(?:mailto|tel):/, ''), href });
    read = index + href.length;
  }
  return read < text.length ? [...parts, { text: text.slice(read) }] : parts;
}

/** An answer of the office by paragraphs, which an empty line parts. */
export const readAnswer = (answer: string): readonly (readonly AnswerPart[])[] =>
  answer
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(readLine);
