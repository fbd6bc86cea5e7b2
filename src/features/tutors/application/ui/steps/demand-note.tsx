import { lazy } from 'react';
import { OptionalDataScope } from '@/shared/api';

const DemandFigures = lazy(async () => {
  try {
    return {
      default: (await import(/* webpackChunkName: "part-demand" */ './demand-figures')).DemandFigures,
    };
  } catch {
    // The chunk failed to load: the form goes on without the figures.
    return { default: () => null };
  }
});

/** Where families wait, before an applicant chooses. Renders nothing while loading and without network. */
export function DemandNote({ levels }: { levels: readonly string[] }) {
  return (
    <OptionalDataScope fallback={null}>
      <DemandFigures levels={levels} />
    </OptionalDataScope>
  );
}
