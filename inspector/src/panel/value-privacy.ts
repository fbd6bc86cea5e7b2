import { createContext } from 'react';

/** Whether values are shown. They may hold what people typed, so that a production build shows their shape alone until a developer asks. */
export const ShowsValues = createContext(false);

const storageKey = 'lifeline.inspector-values';

/** The developer's switch, kept for the tab. */
export const valuesSwitch = {
  isOn: (): boolean => {
    try {
      return sessionStorage.getItem(storageKey) === 'on';
    } catch {
      // A browser that keeps nothing: the switch holds for this page.
      return false;
    }
  },
  turnOn: (): void => {
    try {
      sessionStorage.setItem(storageKey, 'on');
    } catch {
      // As above.
    }
  },
};

/** What people typed into forms, and the records made of it: no switch shows it. */
const neverShown: ReadonlySet<string> = new Set(['values', 'writes', 'files', 'draft', 'password']);

export const isNeverShown = (name: string): boolean => neverShown.has(name);
