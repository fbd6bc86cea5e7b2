import { createDeviceStore } from '@/shared/lib/storage';

const key = 'lifeline.loaded-pictures';

function read(): readonly string[] {
  const kept = createDeviceStore('sessionStorage').get(key);
  return kept?.split(' ') ?? [];
}

/** Whether this tab has shown the picture before, so that the browser has it and only revalidates. */
export function isPictureLoaded(src: string): boolean {
  return read().includes(src);
}

/**
 * Remembers the picture for the session.
 * @param src an address without spaces
 */
export function rememberLoadedPicture(src: string): void {
  if (!isPictureLoaded(src)) createDeviceStore('sessionStorage').set(key, [...read(), src].join(' '));
}
