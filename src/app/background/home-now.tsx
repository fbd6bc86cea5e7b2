import { useEffect, useState, type ComponentType } from 'react';
import type { ReferenceCode } from '@/entities/reference-code';
import { loadHomeNow } from '@/features/site/now';
import { HomeNotice } from '@/features/site/home-notice';
import type { Namespace } from '@/shared/i18n';
import { releasePlace } from '@/shared/kept-height';
import { useOutbox } from '@/shared/submission';

type Cards = ComponentType<{ codes: readonly ReferenceCode[] }>;

interface HomeNowOptions {
  readonly isSharedPhone: () => boolean;
  readonly loadWords: (namespaces: readonly Namespace[]) => Promise<void>;
  /** Receives network errors, for the log only. */
  readonly log: (cause: unknown) => void;
}

/**
 * Creates what stands above the home page: a notice of the office, and on a phone that keeps codes what comes
 * next. Any other phone loads nothing for that, and the document of the page knows nothing of it. A file that
 * cannot be loaded is asked for again with the next visit.
 */
export function createHomeNow(options: HomeNowOptions): ComponentType {
  return function HomeNow() {
    const { items } = useOutbox();
    const [Part, setPart] = useState<Cards | null>(null);
    // What waits or was refused has a banner.
    const sent = (items ?? []).filter(({ state }) => state === 'sent');
    const isWanted = sent.length > 0 && !options.isSharedPhone();
    useEffect(() => {
      if (!isWanted) return;
      let isHere = true;
      Promise.all([loadHomeNow(), options.loadWords(['now', 'ghana'])]).then(
        ([Loaded]) => {
          if (isHere) setPart(() => Loaded);
        },
        (cause: unknown) => {
          releasePlace('home');
          options.log(cause);
        },
      );
      return () => {
        isHere = false;
      };
    }, [isWanted]);
    return (
      <>
        <HomeNotice />
        {isWanted && Part ? <Part codes={sent.map(({ code }) => code)} /> : null}
      </>
    );
  };
}
