import { Button } from 'design-system';
import { useTranslation } from 'react-i18next';
import { acceptUntil, isAskedOf, type Lesson } from '@/entities/lesson';
import { isAway } from '@/entities/tutor';
import { useOwnAction, useOwnPendingWrites, type Signature } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import type { LessonsArea } from '../../model/lessons-area';
import { acceptMove, lessonsAtThatTime } from '../../model/move-writes';

interface AcceptAllProps {
  area: LessonsArea;
  who: Signature;
  /** Lessons for which another time is asked. */
  asked: readonly Lesson[];
}

/** One press agrees to all proposals against which nothing speaks, as to those of a series. */
export function AcceptAll({ area, who, asked }: AcceptAllProps) {
  const { t } = useTranslation('lesson-plan');
  const acts = useOwnPendingWrites(who.userId);
  const others = area.lessons.map(({ item }) => item).filter(({ state }) => state !== 'moving');
  const free = asked
    .filter((lesson) => isAskedOf('tutor', lesson))
    .filter(
      (lesson) =>
        area.now.getTime() < acceptUntil(lesson) &&
        !isAway(area.tutor?.item.absences ?? [], lesson.move.startsAt.slice(0, 10)) &&
        lessonsAtThatTime(lesson, others).length === 0,
    );
  const accept = useOwnAction(acts, () => free.map((lesson) => acceptMove(who, lesson)));
  if (free.length < 2) return null;
  return (
    <div>
      <BackendProblem error={acts.problem} />
      <Button isBusy={accept.isRunning} onClick={() => void accept.run(undefined)}>
        {t('move.acceptAll', { count: free.length })}
      </Button>
    </div>
  );
}
