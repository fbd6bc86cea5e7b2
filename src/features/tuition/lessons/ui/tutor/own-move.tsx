import { Button, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isAskedToMove, type AskedToMove, type Lesson } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { useSignedAction } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import type { LessonsArea } from '../../model/lessons-area';
import { lessonsAtThatTime, withdrawAsTutor } from '../../model/move-writes';
import { LessonsThen } from './lessons-then';

/** The other time that the tutor asked for: it waits for the family, or what became of it. */
export function OwnMove({ lesson, area }: { lesson: Lesson; area: LessonsArea }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const { move } = lesson;
  if (move?.by !== 'tutor') return null;
  if (isAskedToMove(lesson)) return <Waiting {...{ lesson, area }} />;
  if (move.answer === '' || lesson.state !== 'planned') return null;
  return (
    <p role="status">
      {t(`lessons.move.own.${move.answer}`, {
        time: date(move.startsAt, 'moment'),
        was: date(move.oldStart, 'moment'),
      })}
    </p>
  );
}

function Waiting({ lesson, area }: { lesson: AskedToMove; area: LessonsArea }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const withdraw = useSignedAction(area, (who) => withdrawAsTutor(who, lesson));
  const lessons = area.lessons.map(({ item }) => item);
  return (
    <Note tone="plain">
      <p role="status">
        {t('lessons.move.own.asked', {
          time: date(lesson.move.startsAt, 'moment'),
          was: date(lesson.startsAt, 'moment'),
        })}
      </p>
      <LessonsThen area={area} lessons={lessonsAtThatTime(lesson, lessons)} />
      <BackendProblem error={area.problem} />
      {area.who ? (
        <Row>
          <Button
            variant="second"
            isSmall
            isBusy={withdraw.isRunning}
            onClick={() => void withdraw.run(undefined)}
          >
            {t('lessons.move.own.withdraw')}
          </Button>
        </Row>
      ) : null}
    </Note>
  );
}
