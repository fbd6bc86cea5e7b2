import type axe from 'axe-core';

declare global {
  interface Window {
    /** Put on the page by `findBarriers`. */
    readonly axe: typeof axe;
  }
}
