import { lazy, Suspense, type ReactNode } from 'react';
import { PartBoundary } from '@/shared/ui/part-boundary';

const ConcernPart = lazy(async () => {
  const { ConcernPart: part } = await import(/* webpackChunkName: "part-enquiry" */ './concern-part');
  return { default: part };
});

/** What somebody can do who is worried about a child. In the precached chunk of the enquiry form. */
export function Concern({ waiting }: { waiting: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense fallback={waiting}>
        <ConcernPart />
      </Suspense>
    </PartBoundary>
  );
}
