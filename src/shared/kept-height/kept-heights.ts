import { isSharedPhone, storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

/**
 * Parts of pages that come late, and only on a phone that keeps codes: the cards of the home page, the list
 * of codes, and the card of one code. Each stands in an element with its name in `data-kept`.
 */
export const keptPlaces = ['home', 'codes', 'record'] as const;

export type KeptPlace = (typeof keptPlaces)[number];

/** Heights of one code on a phone 360 px wide, for the first return; in pixels, as measured. */
const usualHeights: Readonly<Record<KeptPlace, number>> = { home: 184, codes: 348, record: 300 };

const propertyOf = (place: KeptPlace) => `--kept-${place}`;

/** The custom properties of this document, by which the places are reserved. */
const reserved = () => document.documentElement.style;

const store = (device: KeyValueStore): void => {
  const rules = keptPlaces
    .map((place) => [propertyOf(place), reserved().getPropertyValue(propertyOf(place))] as const)
    .filter(([, height]) => height !== '')
    .map(([property, height]) => `${property}:${height}`);
  device.set(storageKeys.keptHeights, rules.join(';'));
};

/** Removes the place from this page, where nothing comes. The next page has it again. */
export const releasePlace = (place: KeptPlace): void => {
  reserved().removeProperty(propertyOf(place));
};

/**
 * Remembers the height of a place, in pixels, for the next page and the next visit. The inline script of a
 * page reserves it before the first paint. Not on a shared phone.
 */
export function keepHeight(device: KeyValueStore, place: KeptPlace, height: number): void {
  if (isSharedPhone(device)) return;
  reserved().setProperty(propertyOf(place), `${height}px`);
  store(device);
}

/**
 * Reserves the usual height of places that were never measured, so that the first return does not shift
 * either. Without codes, and on a shared phone, nothing is reserved.
 * @param hasCodes whether this phone keeps a code of something that was sent
 */
export function reserveForCodes(device: KeyValueStore, hasCodes: boolean): void {
  if (!hasCodes || isSharedPhone(device)) {
    keptPlaces.forEach(releasePlace);
    if (device.get(storageKeys.keptHeights) !== null) device.remove(storageKeys.keptHeights);
    return;
  }
  if (device.get(storageKeys.keptHeights) !== null) return;
  keptPlaces.forEach((place) =>
    reserved().setProperty(propertyOf(place), `${usualHeights[place].toString()}px`),
  );
  store(device);
}
