import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isSavingData } from '@/shared/lib/device';
import { usePreloadPage } from '@/shared/routes';
import { observeIntent } from './observe-intent';

/** Preloads the predicted next page; never with the data saver on. */
export function PreloadOnIntent() {
  const preload = usePreloadPage();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSavingData()) return;
    return observeIntent({
      document,
      origin: window.location.origin,
      // The click retries and reports the error.
      onPath: (path) => void preload(path).catch(() => undefined),
    });
    // Observe again, since another page has other links.
  }, [preload, pathname]);
  return null;
}
