import { useEffect, useState, type ComponentType } from 'react';
import { preloadProgress } from '@/entities/practice/progress';
import { loadHomeNow, type HomeNowProps } from '@/features/site/now';
import { HomeNotice } from '@/features/site/home-notice';
import type { Namespace } from '@/shared/i18n';
import { releasePlace } from '@/shared/kept-height';
import { useOutbox } from '@/shared/submission';

interface Loaded {
  readonly Cards: ComponentType<HomeNowProps>;
  readonly hasPractice: boolean;
}

interface HomeNowOptions {
  readonly isSharedPhone: () => boolean;
  /** Whether somebody practises on this phone. */
  readonly isPractised: () => boolean;
  readonly loadWords: (namespaces: readonly Namespace[]) => Promise<void>;
  /** Receives network errors, for the log only. */
  readonly log: (cause: unknown) => void;
}

/**
 * Creates what stands above the home page: a notice of the office, and on a phone that keeps codes, or on
 * which somebody practises, what comes next. Any other phone loads nothing for that, and the document of the
 * page knows nothing of it. A file that cannot be loaded is asked for again with the next visit.
 */
export function createHomeNow(options: HomeNowOptions): ComponentType {
  return function HomeNow() {
    const { items } = useOutbox();
    const [part, setPart] = useState<Loaded | null>(null);
    // What waits or was refused has a banner.
    const sent = (items ?? []).filter(({ state }) => state === 'sent');
    const isPractised = options.isPractised();
    const isWanted = items !== null && (sent.length > 0 || isPractised) && !options.isSharedPhone();
    useEffect(() => {
      if (!isWanted) return;
      let isHere = true;
      const practice = isPractised ? preloadOr(options.log) : Promise.resolve(false);
      Promise.all([loadHomeNow(), practice, options.loadWords(['now', 'ghana'])]).then(
        ([Cards, hasPractice]) => {
          if (isHere) setPart({ Cards, hasPractice });
        },
        (cause: unknown) => {
          releasePlace('home');
          options.log(cause);
        },
      );
      return () => {
        isHere = false;
      };
    }, [isWanted, isPractised]);
    return (
      <>
        <HomeNotice />
        {isWanted && part ? (
          <part.Cards codes={sent.map(({ code }) => code)} hasPractice={part.hasPractice} />
        ) : null}
      </>
    );
  };
}

/** Whether the progress can be read: without network its file may be missing, and codes come without it. */
const preloadOr = (log: (cause: unknown) => void): Promise<boolean> =>
  preloadProgress().then(
    () => true,
    (cause: unknown) => {
      log(cause);
      return false;
    },
  );
