/**
 * Puts a paragraph of its own into a text, below the one in which the cursor stands.
 * @param at place of the cursor in characters; beyond the end: the end
 */
export function putParagraph(text: string, paragraph: string, at: number): string {
  const found = text.slice(at).search(/\n\s*\n/);
  const end = found === -1 ? text.length : at + found;
  return [text.slice(0, end), paragraph, text.slice(end)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}
