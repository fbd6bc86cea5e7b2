import { createContext, use } from 'react';

/** Prefix of field ids, since two forms on one page may have fields of the same name. */
export const FieldScope = createContext('field');

/** Returns the id of a field's control by name. */
export function useFieldId(): (name: string) => string {
  const scope = use(FieldScope);
  return (name) => `${scope}-${name}`;
}
