import { useLessonsQuery } from '@/entities/lesson';
import { useIsDesk } from '@/entities/session';
import { DoorCodes } from '@/features/tuition/lessons';
import { useNow } from '@/shared/lib/clock';
import { useOwnPendingWrites } from '@/shared/pending-writes';

export interface DoorNowProps {
  code: string;
  offerId: string;
  lessonId: string;
}

/** The door codes of the lesson of today. The office sees none: a code is the family's proof. */
export function DoorNow({ code, offerId, lessonId }: DoorNowProps) {
  const acts = useOwnPendingWrites(code);
  const now = useNow();
  const isDesk = useIsDesk();
  const { data: lessons = [] } = useLessonsQuery(offerId);
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (lesson?.where !== 'home' || isDesk) return null;
  return <DoorCodes {...{ code, acts, lesson, now }} />;
}
