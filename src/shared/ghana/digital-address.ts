/** A GhanaPostGPS address as it is stored. */
export const digitalAddressShape = /^[ABCEGNUVWX][A-Z0-9]-\d{3,5}-\d{4}$/;

/**
 * A GhanaPostGPS address as typed, as `AK-039-5028`; null when it is none. The district may be a digit and the area
 * has 3 to 5 digits; spaces, hyphens, case and their absence are forgiven.
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
