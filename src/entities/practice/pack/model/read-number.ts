const signs = /[\u2212\u2013\uFE63\uFF0D]/g;

const digits = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
/** `1,5` and `,5`: a comma as the decimal point. Three digits behind it are thousands. */
const decimalComma = /^-?\d*,(\d{1,2}|\d{4,})$/;
const fraction = /^(-?)(\d+)\/(\d+)$/;
const mixed = /^(-?)(\d+) (\d+)\/(\d+)$/;

/**
 * Reads the number that a student typed: `1,250.50`, `1,5`, `3/2`, `1 1/2`, `½`, `GH₵12`, `45 cm`, `25%`.
 * Null when it is no number.
 */
export function readNumber(typed: string): number | null {
  const text = typed
    .replace(/(\d)(?=[\u00BC-\u00BE\u2150-\u215E])/g, '$1 ')
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(signs, '-')
    .replace(/^(-?)\s*GH(?:₵|¢|C|S)?\s*/i, '$1')
    .replace(/^(-?)[₵¢]\s*/, '$1')
    .trim()
    // A unit behind the number, but not a letter that belongs to it, as in 2x or 3e5.
    .replace(/^(.*[\d\s])(?:%|°|[a-zµΩ°]{1,10}[23]?(?:\/[a-z]{1,4}[23]?)?)\.?$/iu, (whole, number: string) =>
      /\d[xye]$/i.test(whole) ? whole : number.trim(),
    )
    .replace(/\s*\/\s*/g, '/')
    .replace(/(\d)\s+(?=\d{3}(?:\D|$))/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^-\s+/, '-');
  const inMixed = mixed.exec(text);
  if (inMixed) return signed(inMixed[1], Number(inMixed[2]) + Number(inMixed[3]) / Number(inMixed[4]));
  const inFraction = fraction.exec(text);
  if (inFraction) return signed(inFraction[1], Number(inFraction[2]) / Number(inFraction[3]));
  if (digits.test(text)) return Number(text.replace(/,/g, ''));
  if (/^-?\.\d+$/.test(text)) return Number(text);
  if (decimalComma.test(text)) return Number(text.replace(',', '.'));
  return null;
}

/** Null for a division by zero. */
const signed = (sign: string | undefined, value: number): number | null =>
  Number.isFinite(value) ? (sign === '-' ? -value : value) : null;
