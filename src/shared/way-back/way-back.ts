/** The part of a code's page from which another page was opened: it leads back there. */
export interface WayBack {
  readonly code: string;
  /** Id of an element. */
  readonly place: string;
}

const fieldOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>)[name] : null;

/** State of a link to a page that leads back. The code is then in the history, and in no address. */
export const openedFrom = (wayBack: WayBack) => ({ wayBack });

/** Where the page leads back to; null where it was opened in another way. */
export function wayBackIn(state: unknown): WayBack | null {
  const wayBack = fieldOf(state, 'wayBack');
  const [code, place] = [fieldOf(wayBack, 'code'), fieldOf(wayBack, 'place')];
  return typeof code === 'string' && typeof place === 'string' ? { code, place } : null;
}

/** State of a link to a part of a page whose fragment is something else, as the code of a record is. */
export const toPlace = (place: string) => ({ place });

/** Id of the part that a link leads to; null for the page as a whole. */
export function placeIn(state: unknown): string | null {
  const place = fieldOf(state, 'place');
  return typeof place === 'string' ? place : null;
}
