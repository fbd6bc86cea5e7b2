import { useSyncExternalStore } from 'react';
import { closedDaysIn } from './closed-days';
import { bakedFacts, builtFacts, type GivenFacts, type OfficeFacts } from './built-facts';

/** What a page says of the office. */
export interface Office extends OfficeFacts {
  /** Facts that the office itself has set; all others are samples. */
  readonly own: GivenFacts;
}

const built: Office = { ...builtFacts, own: bakedFacts };
let shown = built;
let areAllSamples = false;
const listeners = new Set<() => void>();

/** For the demo: whatever is set there is a sample too. */
export function callAllSamples(): void {
  areAllSamples = true;
}

/**
 * Shows newer facts on every screen.
 * @param isSample true for the demo's record, whose facts are samples too
 */
export function showOffice(given: GivenFacts, isSample: boolean): void {
  shown = { ...builtFacts, ...given, own: isSample || areAllSamples ? {} : { ...bakedFacts, ...given } };
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The newest known facts, outside React. */
export const readShownOffice = (): Office => shown;

/** The facts of the office: those of the build, then newer ones once the page is awake. */
export const useOffice = (): Office =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => built,
  );

/** Opening hours of the office, for `answerBy`. */
export const hoursOf = ({ openDays, opensAt, closesAt, closedOn, openOn }: OfficeFacts) => ({
  days: openDays.split(' ').map(Number),
  fromHour: opensAt,
  toHour: closesAt,
  closedOn: closedDaysIn(closedOn).map(({ day }) => day),
  openOn: openOn.split(' '),
});

/** A number of Ghana as it is dialled there: `024 000 0000`; others in E.164. */
export const dialled = (phone: string): string => phone.replace(/^\+233(\d\d)(\d{3})(\d{4})$/, '0$1 $2 $3');
