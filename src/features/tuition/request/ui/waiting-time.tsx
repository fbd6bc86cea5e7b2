import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { DataScope, useLoadBackend } from '@/shared/api';
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
  const isReached = useIsReached(known !== undefined);
  if (known === undefined || !isReached) return otherwise;
  return (
    <DataScope fallback={otherwise}>
      <Suspense fallback={otherwise}>
        <WaitingFigure subject={known} otherwise={otherwise} />
      </Suspense>
    </DataScope>
  );
}

/** Whether the backend has loaded. A `DataScope` that fails to load it would unmount the form. */
function useIsReached(isWanted: boolean): boolean {
  const loadBackend = useLoadBackend();
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    loadBackend().then(
      () => setReached(true),
      () => undefined,
    );
  }, [isWanted, loadBackend]);
  return isReached;
}
