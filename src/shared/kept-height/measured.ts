import { createDeviceStore } from '@/shared/lib/storage';
import { keepHeight, type KeptPlace } from './kept-heights';

/**
 * Creates the ref of an element whose height is remembered when the page is left: by then everything in it
 * has come.
 */
export const measured = (place: KeptPlace) => (element: HTMLElement | null) => {
  // React calls the cleanup instead.
  if (element === null) return undefined;
  const keep = () => {
    // An element that is hidden has none.
    if (element.offsetHeight > 0) keepHeight(createDeviceStore(), place, element.offsetHeight);
  };
  const keepWhenHidden = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  document.addEventListener('visibilitychange', keepWhenHidden);
  return () => {
    document.removeEventListener('visibilitychange', keepWhenHidden);
    keep();
  };
};
