/** State of a link that leads straight to the quiet booking: neither its address nor its page says so. */
export const quietLinkState = { isQuiet: true } as const;

/** Whether the state of a history entry is that of such a link. */
export const isQuietLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isQuiet' in state && state.isQuiet === true;
