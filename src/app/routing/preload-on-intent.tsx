import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isSavingData } from '@/shared/lib/device';
import { usePreloadPage } from '@/shared/routes';
import { observeIntent } from './observe-intent';

/** Loads the page of the next click a little before the click; never on data saver. */
export function PreloadOnIntent() {
  const preload = usePreloadPage();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSavingData()) return;
    return observeIntent({
      document,
      origin: window.location.origin,
      // What fails here is asked for again by the click, which says so.
      onPath: (path) => void preload(path).catch(() => undefined),
    });
    // Another page has other links.
  }, [preload, pathname]);
  return null;
}
