/** State of the history entry of a record that was opened from what is to be done today. */
export const fromToday = { isFromToday: true } as const;

/** Whether a record was opened from there: closing it leads back. @param state of the history entry */
export const isFromToday = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromToday' in state && state.isFromToday === true;
