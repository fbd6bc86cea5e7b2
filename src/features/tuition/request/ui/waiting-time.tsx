import { lazy, type ReactNode } from 'react';
import { OptionalDataScope } from '@/shared/api';
import { subjects } from '@/shared/ghana';

const WaitingFigure = lazy(async () => {
  try {
    return {
      default: (await import(/* webpackChunkName: "part-waiting" */ './waiting-figure')).WaitingFigure,
    };
  } catch {
    // Chunk failed to load: continue without the figure.
    return { default: Unknown };
  }
});

const Unknown = ({ otherwise }: { otherwise: ReactNode }) => otherwise;

/**
 * Waiting time for the priority subject. Never blocks the form: renders `otherwise` while loading and
 * offline.
 */
export function WaitingTime({ subject, otherwise = null }: { subject: string; otherwise?: ReactNode }) {
  const known = subjects.find((one) => one === subject);
  return (
    <OptionalDataScope isWanted={known !== undefined} fallback={otherwise}>
      {known === undefined ? otherwise : <WaitingFigure subject={known} otherwise={otherwise} />}
    </OptionalDataScope>
  );
}
