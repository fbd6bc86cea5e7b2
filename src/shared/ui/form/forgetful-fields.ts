import { createContext, use } from 'react';

/** Whether the browser is asked to remember nothing of what is typed into the fields below. */
export const ForgetfulFields = createContext(false);

/** The `autocomplete` of a field: what its form says, unless nothing is to be remembered. */
export function useAutoComplete<Purpose>(purpose: Purpose): Purpose | 'off' {
  return use(ForgetfulFields) ? 'off' : purpose;
}
