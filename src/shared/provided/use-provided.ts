import { use, type Context } from 'react';

/**
 * The value of a context that the app always provides.
 * @throws Error when nothing provides it, which is a fault of the program
 */
export function useProvided<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('no context');
  return value;
}
