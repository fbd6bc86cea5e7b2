import { Button, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isAskedToMove, type AskedToMove, type Lesson } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { goToPlace } from '@/shared/lib/focus';
import { useSignedAction } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import type { LessonsArea } from '../../model/lessons-area';
import { lessonsAtThatTime, withdrawAsTutor } from '../../model/move-writes';
import { movePlace } from '../../model/places';
import { LessonsThen } from './lessons-then';

interface OwnMoveProps {
  lesson: Lesson;
  area: LessonsArea;
  /** The tutor's last change of this lesson waits on this phone: the family cannot see it yet. */
  isKept: boolean;
}

/**
 * The other time that the tutor asked for: it waits for the family, or what became of it. Always mounted, so
 * that what a press changed is heard.
 */
export function OwnMove({ lesson, area, isKept }: OwnMoveProps) {
  const isAsked = isAskedToMove(lesson) && lesson.move.by === 'tutor';
  return (
    <>
      <div id={movePlace(lesson)} tabIndex={-1} role="status">
        <MoveWords {...{ lesson, isKept }} />
      </div>
      {isAsked ? <Waiting {...{ lesson, area }} /> : null}
    </>
  );
}

function MoveWords({ lesson, isKept }: Pick<OwnMoveProps, 'lesson' | 'isKept'>) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const { move } = lesson;
  if (move?.by !== 'tutor') return null;
  const time = date(move.startsAt, 'moment');
  if (isAskedToMove(lesson)) {
    const values = { time, was: date(lesson.startsAt, 'moment') };
    return (
      <Note tone="plain">
        <p>{t(isKept ? 'lessons.move.own.kept' : 'lessons.move.own.asked', values)}</p>
      </Note>
    );
  }
  if (move.answer === '' || lesson.state !== 'planned') return null;
  return <p>{t(`lessons.move.own.${move.answer}`, { time, was: date(move.oldStart, 'moment') })}</p>;
}

function Waiting({ lesson, area }: { lesson: AskedToMove; area: LessonsArea }) {
  const { t } = useTranslation('tutor-area');
  const withdraw = useSignedAction(area, (who) => withdrawAsTutor(who, lesson));
  const lessons = area.lessons.map(({ item }) => item);
  const leave = async () => {
    // The button goes with the question.
    if (await withdraw.run(undefined)) goToPlace(movePlace(lesson));
  };
  return (
    <>
      <LessonsThen area={area} lessons={lessonsAtThatTime(lesson, lessons)} />
      <BackendProblem error={area.problem} />
      {area.who ? (
        <Row>
          <Button variant="second" isSmall isBusy={withdraw.isRunning} onClick={() => void leave()}>
            {t('lessons.move.own.withdraw')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
