import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
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
import {
  checkNews,
  knownNews,
  newsTag,
  tutorOfNews,
  type MovedCode,
  type ReadSteps,
} from '@/shared/code-news';
import { routes } from '@/shared/routes';
import { keepLeave } from './keep-leave';
import { observeNewsChoice, readNewsChoice } from './news-choice';

/** Pages that read the codes of this phone themselves, and show what is new. */
const codePages: readonly string[] = [routes.home, routes.code];

/** Whether a page reads what an id of news stands for itself: a code, or the offers of a tutor. */
const isReadOn = (path: string, id: string): boolean =>
  tutorOfNews(id) === null ? codePages.includes(path) : path.startsWith(routes.tutorArea(''));

export interface NewsOptions {
  readonly openSteps: () => Promise<ReadSteps>;
  /** Receives why a code could not be read, or that storage is denied. */
  readonly log: (cause: unknown) => void;
}

const none: readonly MovedCode[] = [];

/**
 * Asks for news when the installed app is opened, when somebody comes back to it and when the network does,
 * and keeps the number on its icon. What a page reads itself is not asked there.
 * @returns what moved, to be told on this page; nothing that it shows itself
 */
export function useNews({ openSteps, log }: NewsOptions): readonly MovedCode[] {
  const { t } = useTranslation('background');
  const { pathname } = useLocation();
  const { isOn: isSavingData } = useDataSaver();
  const isSharedPhone = useSharedPhone();
  const choice = useSyncExternalStore(observeNewsChoice, readNewsChoice);
  const [moved, setMoved] = useState(none);
  const title = t('news.told');
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
      if (!mayCheck || !isOnline()) return;
      const isReadHere = (id: string) => isReadOn(pathname, id);
      await checkNews({ now: new Date(), by: 'page', openSteps, isReadHere, log }).then(show);
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
  }, [mayCheck, isKept, pathname, openSteps, show, log]);

  return useMemo(
    () => (isKept ? moved.filter(({ code }) => !isReadOn(pathname, code)) : none),
    [isKept, moved, pathname],
  );
}
