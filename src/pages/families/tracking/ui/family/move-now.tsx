import { useLessonsQuery } from '@/entities/lesson';
import { useIsDesk } from '@/entities/session';
import { MoveQuestion } from '@/features/tuition/lessons';
import { useRightNow } from '@/shared/lib/clock';
import { useOwnPendingWrites } from '@/shared/pending-writes';

export interface MoveNowProps {
  code: string;
  offerId: string;
}

/** The other times that the tutor asks for, and the family's answer. The office answers on the desk. */
export function MoveNow({ code, offerId }: MoveNowProps) {
  const acts = useOwnPendingWrites(code);
  const { now } = useRightNow();
  const isDesk = useIsDesk();
  const { data: lessons = [] } = useLessonsQuery(offerId);
  return isDesk ? null : <MoveQuestion {...{ code, acts, lessons, now }} />;
}
