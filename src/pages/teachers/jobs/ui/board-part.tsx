import { AppliedMark } from '@/features/jobs/applying';
import { JobBoard } from '@/features/jobs/board';

/** The board with what other features know of its posts. */
export function BoardPart() {
  return <JobBoard markOf={(code) => <AppliedMark code={code} />} />;
}
