import { createContext, use } from 'react';

/** What the ids of a form's fields begin with: two forms of one page may have fields of the same name. */
export const FieldScope = createContext('field');

/** Gives the id of a field's control, by its name. */
export function useFieldId(): (name: string) => string {
  const scope = use(FieldScope);
  return (name) => `${scope}-${name}`;
}
