import type { TuitionRequest } from '@/entities/tuition-request';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { InterestPart } from '@/features/tuition/interest-desk';
import { MatchDesk } from '@/features/tuition/matching';

/** The family's interest, and the search for a tutor. */
export function TutorSearch({ request }: { request: TuitionRequest }) {
  return (
    <MatchDesk request={request}>
      <PartBoundary>
        <InterestPart request={request} />
      </PartBoundary>
    </MatchDesk>
  );
}
