import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { TutorNowCard } from '@/features/site/now';
import { isCancelledAhead, loadCancelledNotes, loadTodayPart, reportQuery } from '@/features/tuition/lessons';
import { viewQuery } from '../../model/area-address';
import { useOwnHomework } from '../../model/use-own-homework';
import type { Area } from '../use-area';

const TodayPart = lazy(loadTodayPart);
const CancelledNotes = lazy(loadCancelledNotes);

/**
 * What was cancelled, and what the tutor has to do now, from all that the area reads. The page shows it
 * when all is read: the card says one thing.
 */
export function NowPart({ area }: { area: Area }) {
  const { pathname } = useLocation();
  const { questions } = useOwnHomework(area.tutorId);
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
