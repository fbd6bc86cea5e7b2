const dayMs = 86_400_000;

/** Days from one time to a later one, rounded up, at least 1. Both ISO 8601. */
export const daysUntil = (from: string, to: string): number =>
  Math.max(Math.ceil((Date.parse(to) - Date.parse(from)) / dayMs), 1);
