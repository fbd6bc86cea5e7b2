import { lazy, Suspense } from 'react';
import { useHasDuty } from '@/entities/session';
import { PartBoundary } from '@/shared/ui/part-boundary';

/** Lazy: the ready messages come after the record. */
const TellPart = lazy(() =>
  import(/* webpackChunkName: "desk-telling" */ '@/features/admin/telling').then(({ TellPart: part }) => ({
    default: part,
  })),
);

/** In an open record: whom to tell of its latest change. Only the office tells. */
export function ToldPart({ record }: { record: { readonly path: string } }) {
  const isOffice = useHasDuty('office');
  if (!isOffice) return null;
  return (
    <PartBoundary>
      <Suspense>
        <TellPart record={record.path} />
      </Suspense>
    </PartBoundary>
  );
}
