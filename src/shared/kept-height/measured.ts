import { createDeviceStore } from '@/shared/lib/storage';
import { keepHeight, releasePlace, reservedHeight, type KeptPlace } from './kept-heights';

/**
 * Creates the ref of an element whose height is remembered when the page is left: by then everything in it
 * has come. What somebody opens in it by a press does not count, as the next visit begins with it closed.
 * What is reserved goes once somebody presses anything, and once the element that filled it gets smaller:
 * otherwise an empty strip stays where another state has less to say.
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
  const stopReleasing = releaseWhenDone(place, element);
  document.addEventListener('visibilitychange', keepWhenHidden);
  element.addEventListener('click', noteUntouched, { capture: true, once: true });
  return () => {
    stopReleasing();
    element.removeEventListener('click', noteUntouched, { capture: true });
    document.removeEventListener('visibilitychange', keepWhenHidden);
    keep();
  };
};

/** Releases the place after a press, and when the element no longer fills what it filled. */
function releaseWhenDone(place: KeptPlace, element: HTMLElement): () => void {
  const release = () => releasePlace(place);
  let hasFilled = false;
  const sizes = new ResizeObserver(() => {
    const isFilled = element.offsetHeight >= reservedHeight(place);
    if (hasFilled && !isFilled) release();
    hasFilled ||= isFilled;
  });
  sizes.observe(element);
  document.addEventListener('click', release);
  return () => {
    sizes.disconnect();
    document.removeEventListener('click', release);
  };
}
