import { Section, Skeleton } from 'design-system';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TutorNowCard } from '@/features/site/now';
import { isCancelledAhead, loadCancelledNotes, loadTodayPart, reportQuery } from '@/features/tuition/lessons';
import { viewQuery } from '../../model/area-address';
import { useOwnHomework } from '../../model/use-own-homework';
import type { Area } from '../use-area';

const TodayPart = lazy(loadTodayPart);
const CancelledNotes = lazy(loadCancelledNotes);

/** What was cancelled, and what the tutor has to do now, from everything that the area reads. */
export function NowPart({ area }: { area: Area }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { questions, isLoading } = useOwnHomework(area.tutorId);
  // The card says one thing: nothing until all is read.
  if (isLoading) {
    return (
      <Section ground="surface" isTight>
        <Skeleton label={t('loading')} lines={4} />
      </Section>
    );
  }
  return (
    <>
      {area.lessons.some(({ item }) => isCancelledAhead(item, area.now)) ? (
        <CancelledNotes area={area} />
      ) : null}
      <TutorNowCard
        facts={{
          offers: area.offers.map(({ item }) => item),
          lessons: area.lessons.map(({ item }) => item),
          questions,
          tutor: area.tutor?.item ?? null,
        }}
        now={area.now}
        linkOf={(view, reported) =>
          pathname + viewQuery(view) + (reported === undefined ? '' : reportQuery(reported))
        }
        lessonPart={({ lesson }, button) => {
          const shown = area.lessons.find(({ item }) => item.id === lesson?.id);
          return shown ? <TodayPart {...{ shown, area, button }} /> : button(true);
        }}
      />
    </>
  );
}
