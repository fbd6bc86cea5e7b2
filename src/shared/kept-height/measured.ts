import { createDeviceStore } from '@/shared/lib/storage';
import { keepHeight, type KeptPlace } from './kept-heights';

/**
 * Creates the ref of an element whose height is remembered when the page is left: by then everything in it
 * has come. What somebody opens in it by a press does not count, as the next visit begins with it closed.
 */
export const measured = (place: KeptPlace) => (element: HTMLElement | null) => {
  // React calls the cleanup instead.
  if (element === null) return undefined;
  let untouched = Infinity;
  const noteUntouched = () => {
    untouched = Math.min(untouched, element.offsetHeight);
  };
  const keep = () => {
    const height = Math.min(element.offsetHeight, untouched);
    // An element that is hidden has none.
    if (height > 0) keepHeight(createDeviceStore(), place, height);
  };
  const keepWhenHidden = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  document.addEventListener('visibilitychange', keepWhenHidden);
  element.addEventListener('click', noteUntouched, { capture: true, once: true });
  return () => {
    element.removeEventListener('click', noteUntouched, { capture: true });
    document.removeEventListener('visibilitychange', keepWhenHidden);
    keep();
  };
};
