/**
 * Identifies an English text, so that words of an earlier one are left out: FNV-1a of its UTF-16 units, eight
 * hexadecimal digits. The build has SHA-256, which a browser computes only asynchronously.
 */
export function englishHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
