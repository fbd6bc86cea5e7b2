/** Today in Ghana, whose time is UTC: `YYYY-MM-DD`. */
export const today = (): string => new Date().toISOString().slice(0, 10);
