import { Button, EmptyState, InlineButton, Note, Skeleton, textStyles } from 'design-system';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskDays, isWordOver, lessonsToDecide, useDeskLessonsQuery, type Lesson } from '@/entities/lesson';
import { useClosedMonthsQuery } from '@/entities/money/closing';
import { useOffersByIdQuery } from '@/entities/offer';
import { useStaff } from '@/entities/session';
import { useAllTutorsQuery, type Tutor } from '@/entities/tutor';
import { formatMoney, useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { usePayLessonsMutation } from '../api/lessons-api';
import { tutorLedgers, type TutorLedger } from '../model/tutor-ledger';
import { BulkNote } from '@/shared/desk';
import { LessonToDecide } from './disputed-lesson';
import { MovingLessons } from './moving-lessons';
import { SaveLessons } from './save-lessons';
import { deskStyles } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';

const none: readonly Lesson[] = [];

interface LessonsViewProps {
  /** Renders the no-shows of these lessons. */
  noShows: (lessons: readonly Lesson[], tutors: readonly Tutor[]) => ReactNode;
  children: ReactNode;
}

/** Disputed lessons, no-shows, and the amounts due to tutors. */
export function LessonsView({ noShows, children }: LessonsViewProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const now = useNow();
  const tutors = useAllTutorsQuery(null);
  const closed = useClosedMonthsQuery(null, { refetchOnMountOrArgChange: true });
  // A lesson that is marked moves: in a closed month it would change what that holds.
  const isByHand = closed.data?.length === 0;
  const isPaidInRuns = closed.data !== undefined && !isByHand;
  const { data, error, isLoading } = useDeskLessonsQuery(
    { today: now.toISOString().slice(0, 10), isByHand },
    { skip: closed.data === undefined },
  );
  const lessons = data ?? none;
  const ledgers = useMemo(() => tutorLedgers(lessons, now), [lessons, now]);
  const undecided = useMemo(
    () => [...new Set(lessons.filter((one) => isWordOver(one, now)).map(({ offerId }) => offerId))].sort(),
    [lessons, now],
  );
  const offers = useOffersByIdQuery(undecided, { skip: undecided.length === 0 });
  const toDecide = useMemo(
    () => (offers.data ? lessonsToDecide(lessons, offers.data, now) : []),
    [lessons, offers.data, now],
  );
  const [isStopped, setStopped] = useState(false);
  const stop = () => {
    setStopped(true);
    void closed.refetch();
  };
  const disputed = lessons.filter(({ state }) => state === 'disputed' || state === 'contested');
  const nameOf = (id: string) => tutors.data?.find((tutor) => tutor.id === id)?.name ?? t('offers.somebody');
  if (isLoading || (closed.isLoading && !data)) return <Skeleton label={t('shell:loading')} lines={8} />;

  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('views.lessons')}</h1>
      <p className={textStyles.soft}>{t('lessons.lead')}</p>
      <BackendProblem error={error ?? offers.error ?? tutors.error ?? closed.error} />
      <SaveLessons {...{ lessons, nameOf, now }} />
      <h2>{t('lessons.disputes')}</h2>
      {disputed.length === 0 ? <p>{t('lessons.noDisputes')}</p> : null}
      <ul className={deskStyles.groups}>
        {disputed.map((lesson) => (
          <PartBoundary key={lesson.id} frame={asItem}>
            <LessonToDecide lesson={lesson} tutor={nameOf(lesson.tutorId)} />
          </PartBoundary>
        ))}
      </ul>
      {toDecide.length === 0 ? null : (
        <>
          <h2>{t('lessons.waits')}</h2>
          <p className={textStyles.soft}>{t('lessons.waitsLead')}</p>
          <ul className={deskStyles.groups}>
            {toDecide.map(({ lesson, clashes }) => (
              <PartBoundary key={lesson.id} frame={asItem}>
                <LessonToDecide {...{ lesson, clashes }} tutor={nameOf(lesson.tutorId)} />
              </PartBoundary>
            ))}
          </ul>
        </>
      )}
      <MovingLessons {...{ lessons, nameOf, now }} />
      {tutors.data && data ? noShows(data, tutors.data) : null}
      <h2>{t('lessons.pays')}</h2>
      <div role="status">{isStopped ? <Note tone="call">{t('lessons.closedMeanwhile')}</Note> : null}</div>
      {isPaidInRuns ? <p>{t('lessons.runs')}</p> : null}
      {ledgers.length === 0 && !isPaidInRuns ? (
        <EmptyState title={t('lessons.nothing')}>
          <p>{t('lessons.nothingWords')}</p>
        </EmptyState>
      ) : null}
      <ul className={deskStyles.groups}>
        {(isByHand ? ledgers : []).map((ledger) => (
          <PartBoundary key={ledger.tutorId} frame={asItem}>
            <LedgerRow ledger={ledger} name={nameOf(ledger.tutorId)} onClosed={stop} />
          </PartBoundary>
        ))}
      </ul>
      {children}
    </div>
  );
}

interface LedgerRowProps {
  ledger: TutorLedger;
  name: string;
  /** Nothing was marked: a colleague has closed a month. */
  onClosed: () => void;
}

function LedgerRow({ ledger, name, onClosed }: LedgerRowProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const [mark, { data: outcome, error, isLoading }] = usePayLessonsMutation();
  // Paid lessons leave the due list, but the outcome still names them.
  const [pressed, setPressed] = useState<readonly Lesson[]>([]);
  const { due, dueAmount, waiting, paid } = ledger;
  const pay = async (lessons: readonly Lesson[]) => {
    setPressed(lessons);
    const { data } = await mark({ lessons, by: staff });
    if (data === 'closed') onClosed();
  };
  const inWords = ({ startsAt, minutes }: Lesson) =>
    t('lessons.lesson', { time: date(startsAt, 'moment'), minutes });
  const nameOf = (id: string) => pressed.filter((lesson) => lesson.id === id).map(inWords)[0] ?? id;
  return (
    <li className={deskStyles.group}>
      <h3>{name}</h3>
      <p>
        <b>{t('lessons.due', { amount: formatMoney(dueAmount) })}</b>
        <br />
        <span className={textStyles.soft}>
          {t('lessons.counts', { taught: waiting, paid, days: deskDays })}
        </span>
      </p>
      <ul className={deskStyles.groups}>
        {due.map((lesson) => (
          <li key={lesson.id} className={deskStyles.tutor}>
            <span>
              {inWords(lesson)}, {formatMoney(lesson.price)}
              {lesson.transport === undefined
                ? null
                : `, ${t('lessons.transport', { amount: formatMoney(lesson.transport) })}`}
            </span>
            <InlineButton disabled={isLoading} onClick={() => void pay([lesson])}>
              {t('lessons.payOne')}
            </InlineButton>
          </li>
        ))}
      </ul>
      {due.length > 0 ? (
        <Button isSmall disabled={isLoading} onClick={() => void pay(due)}>
          {t('lessons.pay', { amount: formatMoney(dueAmount) })}
        </Button>
      ) : null}
      <BulkNote outcome={outcome === 'closed' ? undefined : outcome} nameOf={nameOf} />
      <BackendProblem error={error} />
    </li>
  );
}
