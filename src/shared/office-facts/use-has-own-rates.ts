import { useOffice, type Office } from './office-store';

/** Whether the office has set lesson rates itself; otherwise the prices on the page are samples. */
export const hasOwnRates = ({ own }: Pick<Office, 'own'>): boolean =>
  [own.rateNursery, own.ratePrimary, own.rateJhs, own.rateShs, own.ratePrivate].some(
    (rate) => rate !== undefined,
  );

/** `hasOwnRates` of the newest known facts. */
export const useHasOwnRates = (): boolean => hasOwnRates(useOffice());
