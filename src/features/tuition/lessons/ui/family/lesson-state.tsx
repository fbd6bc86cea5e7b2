import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { nearMs } from '../../model/door-steps';
import { lessonWordsOf } from '../../model/lesson-words';
import { useDoor } from '../../model/use-door';
import type { DoorCodesProps } from './door-codes';

/** Only then is the door asked: at other times the answer is known, and a read costs. */
export const isDoorRead = ({ where, state, startsAt }: Lesson, now: Date): boolean =>
  where === 'home' && state === 'planned' && Date.parse(startsAt) - now.getTime() <= nearMs;

/** What a planned lesson is to the family, by what was typed at its door. */
export function StateAtDoor({
  code,
  lesson,
  acts,
  now,
}: Pick<DoorCodesProps, 'code' | 'acts' | 'lesson' | 'now'>) {
  const { t } = useTranslation('family');
  const { entries } = useDoor(code, lesson, acts);
  return t(`lessons.${lessonWordsOf(lesson, { state: 'planned', now, entries })}`);
}
