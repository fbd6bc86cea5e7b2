import { useTranslation } from 'react-i18next';
import { lessonStateAt, type Lesson } from '@/entities/lesson';
import type { Shown } from '@/shared/pending-writes';
import { lessonWordsOf, type DoorEntries } from '../../model/lesson-words';
import { useDoorEntries } from './door-part';

interface LessonStateProps {
  shown: Shown<Lesson>;
  now: Date;
  entries?: DoorEntries;
}

/** What a lesson is to its tutor. */
export function LessonState({ shown: { item: lesson }, now, entries }: LessonStateProps) {
  const { t } = useTranslation('tutor-area');
  return t(`lessons.${lessonWordsOf(lesson, { state: lessonStateAt(lesson, now), now, entries })}`);
}

/** As `LessonState`, where the door of the lesson is read: with both codes typed it is over. */
export function LessonStateAtDoor({ shown, now }: LessonStateProps) {
  const { entries } = useDoorEntries(shown, now);
  return <LessonState {...{ shown, now, entries }} />;
}
