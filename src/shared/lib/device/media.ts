/** Calls back with whether a media query holds, at once and on every change. Returns the unsubscriber. */
export function observeMedia(query: string, onChange: (holds: boolean) => void): () => void {
  const media = window.matchMedia(query);
  const listener = () => onChange(media.matches);
  listener();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the person asked the device for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
