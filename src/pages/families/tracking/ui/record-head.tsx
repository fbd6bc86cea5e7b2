import { Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceCode } from '@/entities/reference-code';
import type { Tracking, TrackingTopic } from '@/entities/tracking';
import { isNewsOffered, loadNewsOffer } from '@/features/site/news';
import { loadNowCard, useRecordHeading } from '@/features/site/now';
import { loadHowToPay } from '@/features/tuition/payments';
import { CodeLine, Receipt, ReportReceipt } from '@/features/site/tracking';
import { useIsUnkept } from '@/shared/api';
import { measured } from '@/shared/kept-height';
import { useRightNow } from '@/shared/lib/clock';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { QuickExit } from '@/shared/ui/quick-exit';
import styles from './record-head.module.css';

const measureRecord = measured('record');

const NowCard = lazy(loadNowCard);
const NewsOffer = lazy(loadNewsOffer);
const HowToPay = lazy(loadHowToPay);
const DoorNow = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './family/door-now')).DoorNow,
}));
const MoveNow = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './family/move-now')).MoveNow,
}));

export interface RecordHeadProps {
  code: ReferenceCode;
  /** Whether it was sent just now. */
  isNew: boolean;
  tracking: Tracking;
}

/** States in which the sender has taken it back: nothing is kept safe for them any more. */
const takenBack: readonly string[] = ['cancelled', 'withdrawn'];

/** Whether nobody beside the reader should know of the record. */
export const isInPrivate = ({ kind }: TrackingTopic): boolean =>
  kind === 'counselling' || kind === 'safeguarding';

/** The receipt of what was sent just now, or the code in one line; and what is to be done now. */
export function RecordHead({ code, isNew, tracking }: RecordHeadProps) {
  const { t } = useTranslation('now');
  const { topic, state, steps } = tracking;
  // Once somebody has acted, what is to be done comes first: the same tab may stay open for days.
  const isFresh = isNew && steps.length < 2 && !takenBack.includes(state);
  const hasReceipt = isFresh || topic.kind === 'safeguarding';
  const heading = useRecordHeading(topic);
  const isUnkept = useIsUnkept(code);
  const { now } = useRightNow();
  return (
    <>
      {topic.kind === 'safeguarding' ? (
        <ReportReceipt code={code} isNew={isNew} />
      ) : isFresh ? (
        <Receipt code={code} topic={topic} />
      ) : null}
      <div data-ground="surface" data-kept="record">
        <PartBoundary>
          <Suspense
            fallback={
              <Section ground="surface" isTight className={styles.waiting}>
                {hasReceipt ? null : <h1 className={styles.topic}>{heading}</h1>}
                <Skeleton label={t('loading')} lines={3} />
              </Section>
            }
          >
            <div ref={measureRecord}>
              <NowCard
                {...{ code, tracking }}
                heading={hasReceipt ? undefined : <h1 className={styles.topic}>{heading}</h1>}
              >
                {({ key, hasDoor, offerId, lessonId, amount, by, isAsking }) => (
                  <Suspense fallback={<Skeleton label={t('loading')} lines={3} />}>
                    {offerId !== undefined && key === 'tuition-move-asked' ? (
                      <MoveNow {...{ code, offerId }} />
                    ) : amount !== undefined && isAsking !== true ? (
                      <HowToPay {...{ code, now }} isTold dues={{ amount, by }} />
                    ) : hasDoor && offerId !== undefined && lessonId !== undefined ? (
                      <DoorNow {...{ code, offerId, lessonId }} />
                    ) : null}
                  </Suspense>
                )}
              </NowCard>
            </div>
          </Suspense>
        </PartBoundary>
      </div>
      {isInPrivate(topic) ? <QuickExit /> : null}
      {hasReceipt ? null : <CodeLine code={code} />}
      {isFresh && !isUnkept && topic.kind !== 'safeguarding' && isNewsOffered() ? (
        <PartBoundary>
          <Suspense>
            <NewsOffer />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}
