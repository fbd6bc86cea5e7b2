import { useTranslation } from 'react-i18next';
import { isToCome, lessonStateAt, type Lesson } from '@/entities/lesson';
import type { Shown } from '@/shared/pending-writes';
import { waitsForReport } from '../../model/waits-for-report';
import { useDoorEntries } from './door-part';

interface LessonStateProps {
  shown: Shown<Lesson>;
  now: Date;
}

/** What a lesson is to its tutor. */
export function LessonState({ shown: { item: lesson }, now }: LessonStateProps) {
  return <State {...{ lesson, now }} isUnreported={waitsForReport(lesson, now)} />;
}

/** As `LessonState`, where the door of the lesson is read: with both codes typed it is over. */
export function LessonStateAtDoor({ shown, now }: LessonStateProps) {
  const { entries } = useDoorEntries(shown, now);
  return <State {...{ now }} lesson={shown.item} isUnreported={waitsForReport(shown.item, now, entries)} />;
}

interface StateProps {
  lesson: Lesson;
  now: Date;
  isUnreported: boolean;
}

function State({ lesson, now, isUnreported }: StateProps) {
  const { t } = useTranslation('tutor-area');
  const state = lessonStateAt(lesson, now);
  if (isUnreported && isToCome(state)) return t('lessons.states.unreported');
  return state === 'missed' && lesson.missedBy
    ? t(`lessons.miss.${lesson.cancellation.words === '' ? 'told' : 'decided'}.${lesson.missedBy}`)
    : t(`lessons.states.${state}`);
}
