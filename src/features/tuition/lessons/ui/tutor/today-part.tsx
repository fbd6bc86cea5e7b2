import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endOfLesson, type Lesson } from '@/entities/lesson';
import type { Shown } from '@/shared/pending-writes';
import { PendingWriteNotes } from '@/entities/tutor';
import type { LessonsArea } from '../../model/lessons-area';
import { waitsForReport } from '../../model/waits-for-report';
import { DoorPart, useDoorEntries } from './door-part';
import { FamilyFacts } from './family-facts';

interface TodayPartProps {
  shown: Shown<Lesson>;
  area: LessonsArea;
  /** Button that leads to the lesson; the main one unless a code is to be typed. */
  button: (isMain: boolean) => ReactNode;
}

/** What a tutor needs at the gate: the field of the next code, the family, and the way to the lesson. */
export function TodayPart({ shown, area, button }: TodayPartProps) {
  const { t } = useTranslation('tutor-area');
  const { entries, next } = useDoorEntries(shown, area.now);
  const { item: lesson } = shown;
  const isAtHome = lesson.where === 'home';
  const isMain = !isAtHome || next === null;
  // Once no code is to be typed, or the report is due, the way to the lesson comes first.
  const isButtonFirst = isMain || endOfLesson(lesson) <= area.now.getTime();
  return (
    <>
      {isButtonFirst ? button(isMain) : null}
      {/* After the end the card says it. */}
      {isAtHome && waitsForReport(lesson, area.now, entries) && !waitsForReport(lesson, area.now) ? (
        <p>
          <b>{t('lessons.states.unreported')}</b>
        </p>
      ) : null}
      {isAtHome ? <DoorPart {...{ shown, area }} isToday isShort /> : null}
      {area.who ? <FamilyFacts lesson={lesson} offers={area.offers} /> : null}
      <PendingWriteNotes {...{ shown, area }} />
      {isButtonFirst ? null : button(false)}
    </>
  );
}
