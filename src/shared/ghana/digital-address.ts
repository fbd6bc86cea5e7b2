/** A stored GhanaPostGPS address. */
export const digitalAddressShape = /^[ABCEGNUVWX][A-Z0-9]-\d{3,5}-\d{4}$/;

/**
 * Parses a GhanaPostGPS address to the form `AK-039-5028`; null when invalid. The district's second character
 * may be a digit, and the area has 3 to 5 digits. Ignores case, spaces and hyphens.
 */
export function parseDigitalAddress(text: string): string | null {
  const tidy = text
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[\s.\-\u2010-\u2015]+/g, '-');
  const parts = /^([ABCEGNUVWX][A-Z0-9])-?(\d{3,5})-?(\d{4})$/.exec(tidy);
  return parts ? parts.slice(1).join('-') : null;
}
