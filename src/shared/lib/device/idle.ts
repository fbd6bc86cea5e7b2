/** Runs `work` when the browser has nothing better to do, after two seconds in any case. */
export function whenIdle(work: () => void): void {
  // Safari has no idle time to give.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}
