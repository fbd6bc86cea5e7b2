import { useOwnHomework } from '../../model/use-own-homework';
import { Badge } from '../badge';

/** How many homework questions the tutor has claimed and not answered. */
export function HomeworkBadge({ tutorId }: { tutorId: string }) {
  const { questions } = useOwnHomework(tutorId);
  return <Badge count={questions.filter(({ state }) => state === 'claimed').length} />;
}
