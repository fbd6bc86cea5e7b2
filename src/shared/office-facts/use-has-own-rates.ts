import { useOffice } from './office-store';

/** Whether the office has set lesson rates itself; otherwise the prices on the page are samples. */
export function useHasOwnRates(): boolean {
  const { rateNursery, ratePrimary, rateJhs, rateShs, ratePrivate } = useOffice().own;
  return [rateNursery, ratePrimary, rateJhs, rateShs, ratePrivate].some((rate) => rate !== undefined);
}
