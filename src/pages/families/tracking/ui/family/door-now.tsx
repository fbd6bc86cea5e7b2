import { useLessonsQuery } from '@/entities/lesson';
import { useIsDesk } from '@/entities/session';
import { asksMissAbove, DoorCodes, isGivenUp, NobodyCame } from '@/features/tuition/lessons';
import { useRightNow } from '@/shared/lib/clock';
import { useOwnPendingWrites } from '@/shared/pending-writes';

export interface DoorNowProps {
  code: string;
  offerId: string;
  lessonId: string;
}

/**
 * The door codes of the lesson of today, and from an hour after its start whether nobody came. The office
 * sees none: a code is the family's proof, and the word is the family's.
 */
export function DoorNow({ code, offerId, lessonId }: DoorNowProps) {
  const acts = useOwnPendingWrites(code);
  const { now } = useRightNow();
  const isDesk = useIsDesk();
  const { data: lessons = [] } = useLessonsQuery(offerId);
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (lesson === undefined || isDesk || isGivenUp(acts, lesson)) return null;
  const props = { code, acts, lesson, now };
  return (
    <>
      {lesson.where === 'home' ? <DoorCodes {...props} /> : null}
      {asksMissAbove(lesson, now) ? <NobodyCame {...props} /> : null}
    </>
  );
}
