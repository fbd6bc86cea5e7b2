import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLoadBackend } from './backend-loader';
import { DataScope } from './data-scope';

interface OptionalDataScopeProps {
  /** Whether the data are needed yet. */
  isWanted?: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A `DataScope` for a part that the page can do without: `fallback` while the backend loads, and without
 * network. A `DataScope` that fails to load would unmount what is around it.
 */
export function OptionalDataScope({ isWanted = true, fallback, children }: OptionalDataScopeProps) {
  const isReached = useIsReached(isWanted);
  if (!isWanted || !isReached) return fallback;
  return (
    <DataScope fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </DataScope>
  );
}

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
