import { useState } from 'react';

/**
 * A text of the address that a control changes. Navigation is a transition, so the control shows what was
 * asked for until the address has it; otherwise a second press would start from the old value.
 * @returns the value to show, and a function to call with the next one beside navigating
 */
export function useAsked(present: string): readonly [string, (next: string) => void] {
  const [asked, setAsked] = useState<string | null>(null);
  if (asked === present) setAsked(null);
  return [asked ?? present, setAsked];
}
