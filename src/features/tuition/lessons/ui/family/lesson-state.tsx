import { useTranslation } from 'react-i18next';
import type { Lesson, lessonStateAt } from '@/entities/lesson';
import { useDoor } from '../../model/use-door';
import { waitsForReport } from '../../model/waits-for-report';
import type { DoorCodesProps } from './door-codes';

/**
 * From this long before on the codes stand open, also the evening before, and the tutor may be there already,
 * in milliseconds: 6 hours.
 */
export const nearMs = 21_600_000;

/** Only then is the door asked: at other times the answer is known, and a read costs. */
export const isDoorRead = ({ where, state, startsAt }: Lesson, now: Date): boolean =>
  where === 'home' && state === 'planned' && Date.parse(startsAt) - now.getTime() <= nearMs;

interface LessonStateProps {
  lesson: Lesson;
  state: ReturnType<typeof lessonStateAt>;
  now: Date;
  entries?: Parameters<typeof waitsForReport>[2];
}

/** What a lesson is to the family. */
export function LessonState({ lesson, state, now, entries }: LessonStateProps) {
  const { t } = useTranslation('family');
  if (waitsForReport(lesson, now, entries)) return t('lessons.states.unreported');
  return state === 'missed' && lesson.missedBy
    ? t(`lessons.miss.${lesson.cancellation.words === '' ? 'told' : 'decided'}.${lesson.missedBy}`)
    : t(`lessons.states.${state}`);
}

/** As `LessonState`, with what was typed at the door. */
export function StateAtDoor({
  code,
  lesson,
  acts,
  now,
}: Pick<DoorCodesProps, 'code' | 'acts' | 'lesson' | 'now'>) {
  const { entries } = useDoor(code, lesson, acts);
  return <LessonState {...{ lesson, now, entries }} state="planned" />;
}
