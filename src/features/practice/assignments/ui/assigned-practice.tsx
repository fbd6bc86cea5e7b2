import { lazy, Suspense } from 'react';
import { isOpenAssignment, useAssignedQuery } from '@/entities/practice/assignment';
import { familyOwner } from '@/shared/api';
import type { OwnPendingWrites } from '@/shared/pending-writes';

/** Lazy: includes the catalogue, and the progress that this phone keeps. */
const PracticePart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-practice" */ './practice-part')).PracticePart,
}));

interface AssignedPracticeProps {
  code: string;
  acts: OwnPendingWrites;
  offerId: string;
}

/** Practice that the tutor assigned and has not closed. Renders nothing without any. */
export function AssignedPractice({ code, acts, offerId }: AssignedPracticeProps) {
  const { data } = useAssignedQuery({ owner: familyOwner, offerIds: [offerId] });
  const open = (data?.assignments ?? []).filter(isOpenAssignment);
  if (!data || open.length === 0) return null;
  return (
    <Suspense>
      <PracticePart {...{ code, acts }} assignments={open} reports={data.reports} />
    </Suspense>
  );
}
