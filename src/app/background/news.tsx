import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadNewsNotice, observeNewsChoice, readNewsChoice } from '@/features/site/news';
import type { DocumentsPort } from '@/shared/backend';
import { settingsAddress, type FirebaseSettings, trackingPath } from '@/shared/config';
import { isInstalledApp } from '@/shared/lib/device';
import { ReadRefused, type ReadSteps } from '@/shared/code-news';

interface Backend {
  readonly documents: Pick<DocumentsPort, 'get' | 'list'>;
}

interface NewsOptions {
  /** Resolves once something has loaded the backend; loads nothing itself. */
  readonly backendLoaded: Promise<Backend>;
  readonly log: (cause: unknown) => void;
}

/** Reads steps by small requests; where these are refused, once something has loaded the backend. */
const createPageSteps = (backendLoaded: Promise<Backend>) => async (): Promise<ReadSteps> => {
  const [{ countSteps, createReadSteps }, { readLastOffer }, { tutorOfNews }] = await Promise.all([
    import(/* webpackChunkName: "news" */ '../news/read-steps'),
    import(/* webpackChunkName: "news" */ '../news/list-last-offer'),
    import(/* webpackChunkName: "device" */ '@/shared/device-database'),
  ]);
  const settings = (await (await fetch(settingsAddress)).json()) as Partial<FirebaseSettings>;
  const readSteps = createReadSteps(settings);
  return async (id) => {
    try {
      return await readSteps(id);
    } catch (cause) {
      if (!(cause instanceof ReadRefused)) throw cause;
      const { documents } = await backendLoaded;
      const tutorId = tutorOfNews(id);
      return tutorId === null
        ? countSteps(await documents.get(trackingPath(id)))
        : readLastOffer(documents, tutorId);
    }
  };
};

/**
 * Creates what asks for news in the installed app, and what keeps the service worker to the choice that was
 * made there. Any other page loads nothing for it.
 */
export function createNews({ backendLoaded, log }: NewsOptions): ComponentType {
  const openSteps = createPageSteps(backendLoaded);
  return function News() {
    const choice = useSyncExternalStore(observeNewsChoice, readNewsChoice);
    const [Part, setPart] = useState<Awaited<ReturnType<typeof loadNewsNotice>> | null>(null);
    const isWanted = choice !== null || isInstalledApp();
    useEffect(() => {
      if (!isWanted) return;
      let isHere = true;
      // A file that cannot be loaded is asked for again with the next visit.
      loadNewsNotice().then((Loaded) => {
        if (isHere) setPart(() => Loaded);
      }, log);
      return () => {
        isHere = false;
      };
    }, [isWanted]);
    return isWanted && Part ? <Part openSteps={openSteps} log={log} /> : null;
  };
}
