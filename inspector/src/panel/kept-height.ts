const storageKey = 'lifeline.inspector-height';

/** Least height of the panel, in pixels. */
export const least = 180;

/** Largest height of the panel: a part of the page stays visible. */
export const most = (): number => Math.max(least, window.innerHeight - 80);

/** Limits a height to what the page allows. */
export const heightWithin = (height: number): number => Math.round(Math.min(Math.max(height, least), most()));

/** Height that a developer chose last, on this device; otherwise a part of the page. */
export function keptHeight(): number {
  const isNarrow = window.innerWidth < 600;
  const first = window.innerHeight * (isNarrow ? 1 : 0.6);
  try {
    return heightWithin(Number(localStorage.getItem(storageKey)) || first);
  } catch {
    // Without storage the height lasts as long as the page.
    return heightWithin(first);
  }
}

/** Keeps a height for the next page. */
export function keepHeight(height: number): void {
  try {
    localStorage.setItem(storageKey, String(height));
  } catch {
    // Without storage the height lasts as long as the page.
  }
}
