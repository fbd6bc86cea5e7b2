import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { lessonsAt, maximumMoves, type Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { isAway } from '@/entities/tutor';
import { goToPlace } from '@/shared/lib/focus';
import { useOwnPendingWrites, type Signature } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import type { LessonsArea } from '../../model/lessons-area';
import { proposeAsTutor } from '../../model/move-writes';
import { movePlace } from '../../model/places';
import { dayOf } from '../../model/week-hours';
import { MoveForm } from '../moving/move-form';
import { MoveSlots } from '../moving/move-slots';
import { LessonsThen } from './lessons-then';

interface MoveLessonFormProps {
  lesson: Lesson;
  area: LessonsArea;
  who: Signature;
  offer: Offer;
  onClose: () => void;
}

/** The tutor asks the family for another time, for this lesson or also for those after it. */
export function MoveLessonForm({ lesson, area, who, offer, onClose }: MoveLessonFormProps) {
  const { t } = useTranslation('tutor-area');
  const acts = useOwnPendingWrites(who.userId);
  const lessons = area.lessons.map(({ item }) => item);
  const { now } = area;
  const done = () => {
    onClose();
    goToPlace(movePlace(lesson));
  };
  return (
    <>
      <BackendProblem error={acts.problem} />
      <MoveForm
        name={{ form: `tutor-lesson-move.${lesson.id}`, version: 1, isOfAccount: true }}
        words={{
          heading: t('lessons.move.heading'),
          lead: t('lessons.move.words', { count: maximumMoves - (lesson.move?.count ?? 0) }),
          day: t('lessons.day'),
          time: t('lessons.time'),
          timeHint: t('lessons.timeHint'),
          reason: t('lessons.reason'),
          reasonOf: (reason) => t(`lessons.reasons.${reason}`),
          send: t('lessons.move.send'),
          leave: t('close'),
        }}
        propose={(proposed) => proposeAsTutor(who, lesson, proposed)}
        notesOf={(startsAt) => (
          <>
            <LessonsThen area={area} lessons={lessonsAt({ ...lesson, startsAt }, lessons)} />
            {isAway(area.tutor?.item.absences ?? [], dayOf(startsAt)) ? (
              <Note tone="call">{t('lessons.away')}</Note>
            ) : null}
          </>
        )}
        slots={
          <MoveSlots
            {...{ acts, offer, lesson, lessons, now }}
            tutor={area.tutor?.item ?? null}
            propose={(one, proposed) => proposeAsTutor(who, one, proposed)}
            onDone={done}
          />
        }
        {...{ acts, lesson, now, onClose }}
        onDone={done}
      />
    </>
  );
}
