import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDataSaver } from '@/shared/data-saver';
import { closeNotifications, isInstalledApp, observeReturn, showBadge } from '@/shared/lib/device';
import { checkNews, knownNews, type ReadSteps } from '@/shared/code-news';
import { routes } from '@/shared/routes';
import { keepLeave, newsTag } from './keep-leave';
import { observeNewsChoice, readNewsChoice } from './news-choice';
import { useSharedPhone } from './use-shared-phone';

/** Pages that read the codes of this phone themselves, and show what is new. */
const readingPages: readonly string[] = [routes.home, routes.code];

export interface NewsOptions {
  readonly readSteps: ReadSteps;
  /** Receives why a code could not be read, or that storage is denied. */
  readonly log: (cause: unknown) => void;
}

/**
 * Asks for news when the installed app is opened and when somebody comes back to it, and keeps the number on
 * its icon. A page that shows the codes asks nothing: it has just read them.
 * @returns how many codes moved, to be told on this page; 0 on a page that shows them
 */
export function useNews({ readSteps, log }: NewsOptions): number {
  const { t } = useTranslation('background');
  const { pathname } = useLocation();
  const { isOn: isSavingData } = useDataSaver();
  const isSharedPhone = useSharedPhone();
  const choice = useSyncExternalStore(observeNewsChoice, readNewsChoice);
  const [count, setCount] = useState(0);
  const title = t('news.told');
  const isReading = readingPages.includes(pathname);
  const mayCheck = isInstalledApp() && choice !== 'off' && !isSharedPhone && !isSavingData;

  useEffect(() => {
    keepLeave({ choice, isSharedPhone, isSavingData, title }).catch(log);
  }, [choice, isSharedPhone, isSavingData, title, log]);

  useEffect(() => {
    let isHere = true;
    const show = async (news: { readonly count: number } | null) => {
      if (news === null || !isHere) return;
      setCount(news.count);
      await showBadge(news.count);
      if (news.count === 0) await closeNotifications(newsTag);
    };
    const look = () => void knownNews().then(show).catch(log);
    const check = () => {
      if (mayCheck && !isReading)
        void checkNews({ now: new Date(), by: 'page', readSteps, log }).then(show).catch(log);
    };
    // The page may have shown meanwhile what was new.
    const leave = () => {
      if (document.visibilityState === 'hidden') look();
    };
    if (choice !== 'off' && !isSharedPhone) look();
    check();
    const stop = observeReturn(check);
    document.addEventListener('visibilitychange', leave);
    return () => {
      isHere = false;
      stop();
      document.removeEventListener('visibilitychange', leave);
    };
  }, [mayCheck, isReading, pathname, choice, isSharedPhone, readSteps, log]);

  return isReading || isSharedPhone || choice === 'off' ? 0 : count;
}
