import { Disclosure } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isToCome, type Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { routes } from '@/shared/routes';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { waitsForReport } from '../../model/waits-for-report';
import { CalendarPart } from '../slots/calendar-part';
import { LessonItem } from './lesson-item';

interface PlannedLessonsProps {
  code: string;
  acts: OwnPendingWrites;
  offer: Offer;
  /** The lessons of the offer, earliest first. */
  lessons: readonly Lesson[];
  now: Date;
  isOffSite: boolean;
  /** The lesson whose door codes stand elsewhere on the page. */
  atDoor: string | null;
}

/** How many lessons are shown at once. */
const shown = 2;

/** The lessons to come: the next ones, what waits for an answer, and a month of others folded. */
export function PlannedLessons({ lessons, atDoor, ...props }: PlannedLessonsProps) {
  const { t } = useTranslation(['lesson-plan', 'family']);
  const open = lessons.filter(({ state }) => isToCome(state));
  const over = open.filter((lesson) => waitsForReport(lesson, props.now));
  const next = open.filter((lesson) => !over.includes(lesson));
  const isOpen = (lesson: Lesson, index: number) =>
    next.length <= shown || index === 0 || lesson.state === 'moving';
  const folded = next.filter((lesson, index) => !isOpen(lesson, index));
  if (open.length === 0) return null;
  const items = (some: readonly Lesson[]) =>
    some.map((lesson) => (
      <PartBoundary key={lesson.id}>
        <LessonItem
          {...{ ...props, lesson, lessons }}
          isLater={lesson !== open[0]}
          hasDoorAbove={lesson.id === atDoor}
        />
      </PartBoundary>
    ));
  return (
    <>
      {over.length > 0 ? (
        <>
          <h3>{t('family:lessons.unreported')}</h3>
          {items(over)}
        </>
      ) : null}
      {next.length > 0 ? <h3>{t('family:lessons.next')}</h3> : null}
      {items(next.filter(isOpen))}
      {folded.length > 0 ? (
        <Disclosure summary={t('planned.more', { count: folded.length })}>{items(folded)}</Disclosure>
      ) : null}
      {props.isOffSite ? null : <CalendarPart lessons={lessons} path={routes.code} now={props.now} />}
    </>
  );
}
