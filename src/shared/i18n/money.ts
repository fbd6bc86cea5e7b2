// Chromium writes "GHS" for Akan and American English: money is formatted as in Ghana in every language.
const cedis = new Intl.NumberFormat('en-GH', { style: 'currency', currency: 'GHS' });

/** Formats pesewas as cedis: 123450 becomes GH₵1,234.50. */
export function formatMoney(pesewas: number): string {
  return cedis.format(pesewas / 100);
}
