/**
 * Calls back with whether a media query matches, at once and on every change. Returns a function that
 * unsubscribes.
 */
export function observeMedia(query: string, onChange: (holds: boolean) => void): () => void {
  const media = window.matchMedia(query);
  const listener = () => onChange(media.matches);
  listener();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the device is set to reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
