import { EmptyState, Section, stackStyles, StopHeading, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canDisputeMiss, endOfLesson, isAskedOf, isToCome, type Lesson } from '@/entities/lesson';
import { routes } from '@/shared/routes';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { isCancelledAhead } from '../../model/cancelled-ahead';
import type { LessonsArea } from '../../model/lessons-area';
import { dayOf } from '../../model/week-hours';
import type { Shown } from '@/shared/pending-writes';
import { CalendarPart } from '../slots/calendar-part';
import { AcceptAll } from './accept-all';
import { CancelledNotes } from './cancelled-notes';
import { LessonCard } from './lesson-card';
import styles from './lesson-card.module.css';
import { PlanPart } from './plan-part';
import { plannedHeading, useNextAfterReport } from './use-next-after-report';

interface LessonsViewProps {
  area: LessonsArea;
  /** Asks, in the card of a lesson, to tell its family. */
  tellPart: (lesson: Lesson) => ReactNode;
}

/**
 * The register: lessons of today, missing reports, lessons that families ask to move or say were missed,
 * planned lessons, cancelled ones whose time is not past, past lessons.
 */
export function LessonsView({ area, tellPart }: LessonsViewProps) {
  const { t } = useTranslation('tutor-area');
  const onReported = useNextAfterReport(area.lessons);
  const isOver = (lesson: Lesson) => endOfLesson(lesson) <= area.now.getTime();
  const planned = area.lessons.filter(({ item }) => isToCome(item.state));
  const due = planned.filter(({ item }) => isOver(item));
  const ahead = planned.filter(({ item }) => !isOver(item));
  const isToday = ({ startsAt }: Lesson) => dayOf(startsAt) === dayOf(area.now.toISOString());
  const today = ahead.filter(({ item }) => isToday(item));
  const asked = ahead.filter(({ item }) => isAskedOf('tutor', item) && !isToday(item));
  const coming = ahead.filter(({ item }) => !isAskedOf('tutor', item) && !isToday(item));
  const missed = area.lessons.filter(({ item }) => canDisputeMiss(item, 'tutor', area.now));
  const cancelled = area.lessons.filter(({ item }) => isCancelledAhead(item, area.now));
  const past = area.lessons
    .filter((shown) => !isToCome(shown.item.state) && !missed.includes(shown) && !cancelled.includes(shown))
    .reverse();
  return (
    <>
      {cancelled.length > 0 ? <CancelledNotes area={area} /> : null}
      {today.length > 0 ? (
        <Section>
          <StopHeading>{t('lessons.today')}</StopHeading>
          <Cards lessons={today} {...{ area, onReported, tellPart }} />
        </Section>
      ) : null}
      {due.length > 0 ? (
        <Section>
          <StopHeading>{t('lessons.due')}</StopHeading>
          <Cards lessons={due} {...{ area, onReported, tellPart }} />
        </Section>
      ) : null}
      {asked.length > 0 ? (
        <Section>
          <StopHeading>{t('lessons.asked')}</StopHeading>
          {area.who ? <AcceptAll {...{ area }} who={area.who} asked={asked.map(({ item }) => item)} /> : null}
          <Cards lessons={asked} {...{ area, onReported, tellPart }} />
        </Section>
      ) : null}
      {missed.length > 0 ? (
        <Section>
          <StopHeading>{t('lessons.miss.toAnswer')}</StopHeading>
          <Cards lessons={missed} {...{ area, onReported, tellPart }} />
        </Section>
      ) : null}
      <Section ground="surface" className={stackStyles.near}>
        <StopHeading id={plannedHeading} tabIndex={-1}>
          {t('lessons.coming')}
        </StopHeading>
        <PlanPart area={area} />
        {area.lessons.length === 0 ? (
          <EmptyState title={t('lessons.emptyTitle')}>
            <p>{t('lessons.empty')}</p>
          </EmptyState>
        ) : null}
        <Cards lessons={coming} {...{ area, onReported, tellPart }} />
        <CalendarPart
          lessons={area.lessons.map(({ item }) => item)}
          path={routes.tutorEntry}
          now={area.now}
        />
        <p className={textStyles.soft}>{t('lessons.lead')}</p>
      </Section>
      {cancelled.length > 0 ? (
        <Section>
          <StopHeading>{t('lessons.calledOff.heading')}</StopHeading>
          <Cards lessons={cancelled} {...{ area, onReported, tellPart }} />
        </Section>
      ) : null}
      {past.length > 0 ? (
        <Section ground="surface">
          <StopHeading>{t('lessons.past')}</StopHeading>
          <Cards lessons={past} {...{ area, onReported, tellPart }} />
        </Section>
      ) : null}
    </>
  );
}

interface CardsProps extends LessonsViewProps {
  lessons: readonly Shown<Lesson>[];
  onReported: (lessonId: string) => void;
}

function Cards({ lessons, area, onReported, tellPart }: CardsProps) {
  return (
    <div className={styles.cards}>
      {lessons.map((shown) => (
        <PartBoundary key={shown.item.id}>
          <LessonCard {...{ shown, area, onReported }} tell={tellPart(shown.item)} />
        </PartBoundary>
      ))}
    </div>
  );
}
