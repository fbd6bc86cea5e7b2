import type axe from 'axe-core';

declare global {
  interface Window {
    /** Added to the page by `findBarriers`. */
    readonly axe: typeof axe;
  }
}
