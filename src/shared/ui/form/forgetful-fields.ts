import { createContext, use } from 'react';

/** Whether autocomplete is off for the fields below. */
export const ForgetfulFields = createContext(false);

/** The `autocomplete` of a field: its purpose, or `off` in forgetful forms. */
export function useAutoComplete<Purpose>(purpose: Purpose): Purpose | 'off' {
  return use(ForgetfulFields) ? 'off' : purpose;
}
