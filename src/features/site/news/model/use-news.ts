import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDataSaver } from '@/shared/data-saver';
import { useSharedPhone } from '@/shared/drafts';
import {
  closeNotifications,
  isInstalledApp,
  isOnline,
  observeNetwork,
  observeReturn,
  showBadge,
} from '@/shared/lib/device';
import { checkNews, knownNews, newsTag, type MovedCode, type ReadSteps } from '@/shared/code-news';
import { routes } from '@/shared/routes';
import { keepLeave } from './keep-leave';
import { observeNewsChoice, readNewsChoice } from './news-choice';

/** Pages that read the codes of this phone themselves, and show what is new. */
const readingPages: readonly string[] = [routes.home, routes.code];

export interface NewsOptions {
  readonly openSteps: () => Promise<ReadSteps>;
  /** Receives why a code could not be read, or that storage is denied. */
  readonly log: (cause: unknown) => void;
}

const none: readonly MovedCode[] = [];

/**
 * Asks for news when the installed app is opened, when somebody comes back to it and when the network does,
 * and keeps the number on its icon. A page that reads the codes asks nothing.
 * @returns the codes that moved, to be told on this page; none on a page that reads them
 */
export function useNews({ openSteps, log }: NewsOptions): readonly MovedCode[] {
  const { t } = useTranslation('background');
  const { pathname } = useLocation();
  const { isOn: isSavingData } = useDataSaver();
  const isSharedPhone = useSharedPhone();
  const choice = useSyncExternalStore(observeNewsChoice, readNewsChoice);
  const [moved, setMoved] = useState(none);
  const title = t('news.told');
  const isReading = readingPages.includes(pathname);
  const isKept = choice !== 'off' && !isSharedPhone;
  const mayCheck = isInstalledApp() && isKept && !isSavingData;

  useEffect(() => {
    keepLeave({ choice, isSharedPhone, isSavingData, title }).catch(log);
  }, [choice, isSharedPhone, isSavingData, title, log]);

  // What was asked on one page counts on the next one too.
  const isShowing = useRef(false);
  useEffect(() => {
    isShowing.current = isKept;
    return () => {
      isShowing.current = false;
    };
  }, [isKept]);

  const show = useCallback(async (news: { readonly moved: readonly MovedCode[] } | null) => {
    if (news === null || !isShowing.current) return;
    setMoved(news.moved);
    if (news.moved.length === 0) await closeNotifications(newsTag);
    await showBadge(news.moved.length);
  }, []);

  useEffect(() => {
    const look = async () => (isKept ? knownNews().then(show) : undefined);
    const check = async () => {
      if (mayCheck && !isReading && isOnline())
        await checkNews({ now: new Date(), by: 'page', openSteps, log }).then(show);
    };
    // First what the worker has found meanwhile.
    const catchUp = () => void look().then(check).catch(log);
    // The page may have shown meanwhile what was new.
    const leave = () => {
      if (document.visibilityState === 'hidden') look().catch(log);
    };
    catchUp();
    const stops = [
      observeReturn(catchUp),
      observeNetwork((isFound) => {
        if (isFound) check().catch(log);
      }),
    ];
    document.addEventListener('visibilitychange', leave);
    return () => {
      stops.forEach((stop) => stop());
      document.removeEventListener('visibilitychange', leave);
    };
  }, [mayCheck, isKept, isReading, pathname, openSteps, show, log]);

  return isReading || !isKept ? none : moved;
}
