import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { DataScope, useLoadBackend } from '@/shared/api';
import { subjects } from '@/shared/ghana';

const WaitingFigure = lazy(async () => {
  try {
    return {
      default: (await import(/* webpackChunkName: "part-waiting" */ './waiting-figure')).WaitingFigure,
    };
  } catch {
    // The form goes on without the figure.
    return { default: Unknown };
  }
});

const Unknown = ({ otherwise }: { otherwise: ReactNode }) => otherwise;

/**
 * How long families waited for a tutor of their first subject. The form never waits for it: until the figure is there, and where
 * nothing can be reached, `otherwise` stands in its place.
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

/** Whether the backend's code is here. A scope of data that cannot load it would take the form down with it. */
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
