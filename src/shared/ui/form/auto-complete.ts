import { createContext, use } from 'react';

/** Whether autocomplete is off for the fields below. */
export const AutoCompleteOff = createContext(false);

/** The `autocomplete` of a field: its purpose, or `off` in forms without autocomplete. */
export function useAutoComplete<Purpose>(purpose: Purpose): Purpose | 'off' {
  return use(AutoCompleteOff) ? 'off' : purpose;
}
