import type { Level } from '../ghana';
import type { OfficeFacts } from '../office-facts';

/** Price of one lesson of the usual length, by level, in pesewas. */
export const usualRates = (office: OfficeFacts): Readonly<Record<Level, number>> => ({
  nursery: office.rateNursery,
  primary: office.ratePrimary,
  jhs: office.rateJhs,
  shs: office.rateShs,
  private: office.ratePrivate,
});

/** The lowest and the highest of the usual rates, in pesewas. */
export function usualRange(office: OfficeFacts): { readonly from: number; readonly to: number } {
  const rates = Object.values(usualRates(office));
  return { from: Math.min(...rates), to: Math.max(...rates) };
}
