import { Button, EmptyState, InlineButton, Skeleton, textStyles } from 'design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { useAllOffersQuery } from '@/entities/offer';
import { useAllTutorsQuery } from '@/entities/tutor';
import { formatMoney, useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import type { Officer } from '../api/desk-api';
import { useLessonsOfOffersQuery, useMoveLessonsMutation } from '../api/lessons-api';
import { tutorLedgers, type TutorLedger } from '../model/pay/tutor-ledger';
import { lessonsToDecide } from '../model/settle/lesson-proof';
import { BulkNote } from './bulk-note';
import { CertificateList } from './certificate-list';
import { LessonToDecide } from './disputed-lesson';
import styles from './groups-view.module.css';
import { NoShowsPart } from './no-shows-part';
import { useNow } from '@/shared/lib/clock';

const none: readonly Lesson[] = [];

/** Lessons that are disputed, tutors who did not come, and what is due to each tutor. */
export function LessonsView({ officer }: { officer: Officer }) {
  const { t } = useTranslation(['admin', 'shell']);
  const now = useNow();
  const offers = useAllOffersQuery(null);
  const tutors = useAllTutorsQuery(null);
  const taught = useMemo(
    () =>
      (offers.data ?? [])
        .filter(({ state }) => state === 'chosen' || state === 'ended')
        .map(({ id }) => id)
        .sort(),
    [offers.data],
  );
  const { data, error, isLoading } = useLessonsOfOffersQuery(taught, { skip: !offers.data });
  const lessons = data ?? none;
  const ledgers = useMemo(() => tutorLedgers(lessons, now), [lessons, now]);
  const toDecide = useMemo(
    () => lessonsToDecide(lessons, offers.data ?? [], now),
    [lessons, offers.data, now],
  );
  const disputed = lessons.filter(({ state }) => state === 'disputed');
  const nameOf = (id: string) => tutors.data?.find((tutor) => tutor.id === id)?.name ?? t('offers.somebody');
  if (isLoading || !offers.data) return <Skeleton label={t('shell:loading')} lines={8} />;

  return (
    <div className={styles.view}>
      <h1 className={styles.title}>{t('views.lessons')}</h1>
      <p className={textStyles.soft}>{t('lessons.lead')}</p>
      <BackendProblem error={error ?? offers.error ?? tutors.error} />
      <h2>{t('lessons.disputes')}</h2>
      {disputed.length === 0 ? <p>{t('lessons.noDisputes')}</p> : null}
      <ul className={styles.groups}>
        {disputed.map((lesson) => (
          <PartBoundary key={lesson.id} frame={asItem}>
            <LessonToDecide lesson={lesson} tutor={nameOf(lesson.tutorId)} officer={officer} />
          </PartBoundary>
        ))}
      </ul>
      {toDecide.length === 0 ? null : (
        <>
          <h2>{t('lessons.waits')}</h2>
          <p className={textStyles.soft}>{t('lessons.waitsLead')}</p>
          <ul className={styles.groups}>
            {toDecide.map(({ lesson, clashes }) => (
              <PartBoundary key={lesson.id} frame={asItem}>
                <LessonToDecide {...{ lesson, clashes, officer }} tutor={nameOf(lesson.tutorId)} />
              </PartBoundary>
            ))}
          </ul>
        </>
      )}
      {tutors.data && data ? <NoShowsPart lessons={data} tutors={tutors.data} officer={officer} /> : null}
      <h2>{t('lessons.pays')}</h2>
      {ledgers.length === 0 ? (
        <EmptyState title={t('lessons.nothing')}>
          <p>{t('lessons.nothingWords')}</p>
        </EmptyState>
      ) : null}
      <ul className={styles.groups}>
        {ledgers.map((ledger) => (
          <PartBoundary key={ledger.tutorId} frame={asItem}>
            <LedgerRow ledger={ledger} name={nameOf(ledger.tutorId)} officer={officer} />
          </PartBoundary>
        ))}
      </ul>
      <CertificateList officer={officer} />
    </div>
  );
}

function LedgerRow({ ledger, name, officer }: { ledger: TutorLedger; name: string; officer: Officer }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const [move, { data: outcome, error, isLoading }] = useMoveLessonsMutation();
  // What is paid is not due any more, and is still named in the outcome.
  const [pressed, setPressed] = useState<readonly Lesson[]>([]);
  const { due, dueAmount, waiting, paid } = ledger;
  const pay = (lessons: readonly Lesson[]) => {
    setPressed(lessons);
    void move({ lessons, event: 'lesson.paid', to: 'paid', by: officer });
  };
  const inWords = ({ startsAt, minutes }: Lesson) =>
    t('lessons.lesson', { time: date(startsAt, 'moment'), minutes });
  const nameOf = (id: string) => pressed.filter((lesson) => lesson.id === id).map(inWords)[0] ?? id;
  return (
    <li className={styles.group}>
      <h3>{name}</h3>
      <p>
        <b>{t('lessons.due', { amount: formatMoney(dueAmount) })}</b>
        <br />
        <span className={textStyles.soft}>{t('lessons.counts', { taught: waiting, paid })}</span>
      </p>
      <ul className={styles.groups}>
        {due.map((lesson) => (
          <li key={lesson.id} className={styles.tutor}>
            <span>
              {inWords(lesson)}, {formatMoney(lesson.price)}
            </span>
            <InlineButton disabled={isLoading} onClick={() => pay([lesson])}>
              {t('lessons.payOne')}
            </InlineButton>
          </li>
        ))}
      </ul>
      {due.length > 0 ? (
        <Button isSmall disabled={isLoading} onClick={() => pay(due)}>
          {t('lessons.pay', { amount: formatMoney(dueAmount) })}
        </Button>
      ) : null}
      <BulkNote outcome={outcome} nameOf={nameOf} />
      <BackendProblem error={error} />
    </li>
  );
}
