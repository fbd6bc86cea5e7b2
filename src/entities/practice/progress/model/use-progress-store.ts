import { useEffect, useState } from 'react';
import { DraftSourceContext } from '@/shared/drafts';
import { useProvided } from '@/shared/provided';
import type { OpenProgress } from '../storage/open-progress-store';

/** The store loads with FSRS and the schemas, in a chunk of its own. */
const load = () => import(/* webpackChunkName: "practice-progress" */ '../storage/open-progress-store');

/** Loads the file of the store, so that a part that may be missed can find out whether it can be had. */
export const preloadProgress = async (): Promise<void> => {
  await load();
};

/** Throws inside React, so that the page's error boundary shows it. */
export function toBoundary(cause: unknown): never {
  throw cause;
}

/** The progress of this tab; null while it loads. */
export function useProgressStore(): OpenProgress | null {
  const source = useProvided(DraftSourceContext);
  const [progress, setProgress] = useState<OpenProgress | null>(null);
  useEffect(() => {
    let isWanted = true;
    const { device, now } = source;
    load()
      .then(({ openProgressStore }) => openProgressStore(device, () => now().getTime()))
      .then(
        (opened) => {
          if (isWanted) setProgress(opened);
        },
        (cause: unknown) => {
          if (isWanted) setProgress(() => toBoundary(cause));
        },
      );
    return () => {
      isWanted = false;
    };
  }, [source]);
  return progress;
}
