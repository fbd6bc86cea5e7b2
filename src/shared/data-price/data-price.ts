import { dataRate } from '@/shared/config';

/** What bytes cost on mobile data, in pesewas and parts of them, at the rate of `dataRate`. */
export function priceOf(bytes: number): number {
  return (bytes * dataRate.pesewas) / dataRate.bytes;
}

/** A price as it can be said: nobody pays part of a pesewa, and from a cedi on people count in cedis. */
export type SaidPrice =
  | { readonly kind: 'less' }
  | { readonly kind: 'pesewas'; readonly count: number }
  /** Whole pesewas, to be written as cedis. */
  | { readonly kind: 'cedis'; readonly pesewas: number };

/** The price of bytes, rounded to what can be said. */
export function sayPrice(bytes: number): SaidPrice {
  const pesewas = priceOf(bytes);
  if (pesewas < 1) return { kind: 'less' };
  const whole = Math.round(pesewas);
  return whole < 100 ? { kind: 'pesewas', count: whole } : { kind: 'cedis', pesewas: whole };
}

/** A size as phones show it: `48 kB`, from half a megabyte on `1.8 MB`. What is there at all is at least 1 kB. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 500 ? `${kilobytes}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
