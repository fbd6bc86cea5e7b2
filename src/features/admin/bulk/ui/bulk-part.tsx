import { lazy, Suspense } from 'react';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { useBulkRun } from '../model/bulk-run-context';
import type { BulkBarProps } from './bulk-bar';

/** Lazy: most visits to a list select nothing. */
const BulkBar = lazy(() =>
  import(/* webpackChunkName: "desk-selection" */ './bulk-bar').then(({ BulkBar: bar }) => ({
    default: bar,
  })),
);

/** Above a list: what can be done with its selected records, and what became of it. */
export function BulkPart(props: BulkBarProps) {
  const { run } = useBulkRun();
  if (!props.selection.isOn && run === null) return null;
  return (
    <PartBoundary>
      <Suspense>
        <BulkBar {...props} />
      </Suspense>
    </PartBoundary>
  );
}
