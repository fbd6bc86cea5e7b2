import { lazy, Suspense } from 'react';
import { useDuties } from '@/entities/session';
import { TodayView } from '@/features/admin/today';
import { questionGroups } from '@/features/site/questions';
import type { DeskWays } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { PartBoundary } from '@/shared/ui/part-boundary';
import styles from './desk.module.css';
import { useToday } from './use-today';

const DeskFigures = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-figures" */ '@/features/admin/desk-figures')).DeskFigures,
}));

/** Slugs of the questions on `/faq`. */
const questions = Object.values(questionGroups).flat();

/** In the chunk of the background work, with the sound. */
const SoundSwitch = lazy(() =>
  import(/* webpackChunkName: "desk-settle" */ './settle-desk').then(({ SoundSwitch: sound }) => ({
    default: sound,
  })),
);

/** What is to be done today, of the records that the duties open. */
export function TodayDesk({ ways }: { ways: DeskWays }) {
  const now = useNow();
  const isOffice = useDuties().includes('office');
  const today = useToday(now);
  return (
    <>
      <TodayView {...today} ways={ways} now={now} tells={isOffice} />
      {isOffice ? (
        <PartBoundary frame={() => null}>
          <Suspense>
            <div className={styles.below}>
              <DeskFigures now={now} questions={questions} />
              <SoundSwitch />
            </div>
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}
