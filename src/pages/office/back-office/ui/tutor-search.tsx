import type { Officer } from '@/entities/change-log';
import type { TuitionRequest } from '@/entities/tuition-request';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { InterestPart } from '@/features/tuition/interest-desk';
import { MatchDesk } from '@/features/tuition/matching';

/** Whether a family still looks for a tutor, and the search for one. */
export function TutorSearch({ request, officer }: { request: TuitionRequest; officer: Officer }) {
  return (
    <MatchDesk request={request} officer={officer}>
      <PartBoundary>
        <InterestPart request={request} officer={officer} />
      </PartBoundary>
    </MatchDesk>
  );
}
