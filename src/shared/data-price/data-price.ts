import type { OfficeFacts } from '@/shared/office-facts';

/** Price of mobile data. */
export type DataRate = Pick<OfficeFacts, 'dataPesewas' | 'dataKilobytes'>;

/** Price of mobile data in pesewas, with fractions. */
export function priceOf(bytes: number, { dataPesewas, dataKilobytes }: DataRate): number {
  return (bytes * dataPesewas) / (dataKilobytes * 1000);
}

/** A price as displayed: below one pesewa as "less", from one cedi on in cedis. */
export type SaidPrice =
  | { readonly kind: 'less' }
  | { readonly kind: 'pesewas'; readonly count: number }
  /** Whole pesewas, displayed in cedis. */
  | { readonly kind: 'cedis'; readonly pesewas: number };

/** Rounds the price of bytes for display. */
export function sayPrice(bytes: number, rate: DataRate): SaidPrice {
  const pesewas = priceOf(bytes, rate);
  if (pesewas < 1) return { kind: 'less' };
  const whole = Math.round(pesewas);
  return whole < 100 ? { kind: 'pesewas', count: whole } : { kind: 'cedis', pesewas: whole };
}

/** Formats a size as phones do: `48 kB`, from half a megabyte on `1.8 MB`. At least 1 kB unless it is 0. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 500 ? `${kilobytes}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
