/**
 * Whether something waits now that did not wait before. What was answered and left is no arrival, and neither
 * is anything of the first reading: the person sees that.
 * @param before paths of what waited; null before the first reading
 */
export const hasArrived = (before: ReadonlySet<string> | null, now: ReadonlySet<string>): boolean =>
  before !== null && [...now].some((path) => !before.has(path));
