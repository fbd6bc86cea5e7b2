import { createContext } from 'react';

/**
 * Whether values are shown. They may contain personal input, so a production build shows types only until a
 * developer switches values on.
 */
export const ShowsValues = createContext(false);

const storageKey = 'lifeline.inspector-values';

/** The switch, stored in session storage. */
export const valuesSwitch = {
  isOn: (): boolean => {
    try {
      return sessionStorage.getItem(storageKey) === 'on';
    } catch {
      // Without storage the switch lasts as long as the page.
      return false;
    }
  },
  turnOn: (): void => {
    try {
      sessionStorage.setItem(storageKey, 'on');
    } catch {
      // Without storage the switch lasts as long as the page.
    }
  },
};

/** Names of values with people's input; never shown. */
const neverShown: ReadonlySet<string> = new Set(['values', 'writes', 'files', 'draft', 'password']);

export const isNeverShown = (name: string): boolean => neverShown.has(name);
