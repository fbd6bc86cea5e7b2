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

/** Heights as stored, such as `184px`, by place. */
function readHeights(device: KeyValueStore): ReadonlyMap<string, string> {
  const rules = (device.get(storageKeys.keptHeights) ?? '').split(';');
  return new Map(
    keptPlaces.flatMap((place) => {
      const start = `${propertyOf(place)}:`;
      const rule = rules.find((text) => text.startsWith(start));
      return rule === undefined ? [] : [[place, rule.slice(start.length)] as const];
    }),
  );
}

function storeHeight(device: KeyValueStore, place: KeptPlace, height: number): void {
  const heights = new Map(readHeights(device)).set(place, `${height.toString()}px`);
  reserved().setProperty(propertyOf(place), `${height.toString()}px`);
  device.set(storageKeys.keptHeights, rulesOf(heights, keptPlaces));
}

const rulesOf = (heights: ReadonlyMap<string, string>, places: readonly KeptPlace[]): string =>
  places
    .filter((place) => heights.has(place))
    .map((place) => `${propertyOf(place)}:${heights.get(place) ?? ''}`)
    .join(';');

/** The height that is reserved on this page, in pixels; 0 for none. */
export const reservedHeight = (place: KeptPlace): number =>
  Number.parseFloat(reserved().getPropertyValue(propertyOf(place))) || 0;

/** Removes the place from this page, where nothing comes. The next page has it again. */
export const releasePlace = (place: KeptPlace): void => {
  reserved().removeProperty(propertyOf(place));
};

/**
 * Remembers the height of a place, in pixels, for the next page and the next visit. The inline script of a
 * page reserves it before the first paint. Not on a shared phone.
 */
export function keepHeight(device: KeyValueStore, place: KeptPlace, height: number): void {
  if (!isSharedPhone(device)) storeHeight(device, place, height);
}

/**
 * Reserves the usual height of places that were never measured, so that the first return does not shift
 * either. Without codes only the home page may have something: practice. On a shared phone nothing is
 * reserved.
 * @param hasCodes whether this phone keeps a code of something that was sent
 */
export function reserveForCodes(device: KeyValueStore, hasCodes: boolean): void {
  const isPractised = device.get(storageKeys.practiceProfile) !== null;
  const isWanted = (place: KeptPlace) => hasCodes || (isPractised && place === 'home');
  const wanted = isSharedPhone(device) ? [] : keptPlaces.filter(isWanted);
  if (wanted.length < keptPlaces.length) {
    keptPlaces.filter((place) => !wanted.includes(place)).forEach(releasePlace);
    const rules = rulesOf(readHeights(device), wanted);
    if (rules !== '') device.set(storageKeys.keptHeights, rules);
    else if (device.get(storageKeys.keptHeights) !== null) device.remove(storageKeys.keptHeights);
  }
  const known = readHeights(device);
  wanted
    .filter((place) => !known.has(place))
    .forEach((place) => storeHeight(device, place, usualHeights[place]));
}
