import type { Officer } from '@/entities/change-log';
import type { TuitionRequest } from '@/entities/tuition-request';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { InterestPart } from '@/features/tuition/interest-desk';
import { MatchDesk } from '@/features/tuition/matching';

/** The family's interest, and the search for a tutor. */
export function TutorSearch({ request, officer }: { request: TuitionRequest; officer: Officer }) {
  return (
    <MatchDesk request={request} officer={officer}>
      <PartBoundary>
        <InterestPart request={request} officer={officer} />
      </PartBoundary>
    </MatchDesk>
  );
}
