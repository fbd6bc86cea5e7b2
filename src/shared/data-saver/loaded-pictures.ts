import { createDeviceStore } from '@/shared/lib/storage';

const key = 'lifeline.loaded-pictures';

function read(): readonly string[] {
  const kept = createDeviceStore('sessionStorage').get(key);
  return kept?.split(' ') ?? [];
}

/** Whether this tab has shown the picture before: the browser then has it, and only asks whether
 * it is still the same. */
export function isPictureLoaded(src: string): boolean {
  return read().includes(src);
}

/** Remembers for as long as the tab lives. @param src an address without spaces */
export function rememberLoadedPicture(src: string): void {
  if (!isPictureLoaded(src)) createDeviceStore('sessionStorage').set(key, [...read(), src].join(' '));
}
