import { lazy, Suspense, use } from 'react';
import { useDeferred } from '@/shared/lib/actors';
import { InstallPromptContext } from '../model/install-prompt-context';

/** Part of the background chunk, which also starts the machine. */
const InstallCard = lazy(async () => {
  const { InstallCard: card } = await import(/* webpackChunkName: "background" */ './install-card');
  return { default: card };
});

/** Renders the card once the machine has started. @param isSection wraps it in a section */
export function InstallPlace({ isSection = false }: { isSection?: boolean }) {
  return useDeferred(use(InstallPromptContext)) ? (
    <Suspense>
      <InstallCard isSection={isSection} />
    </Suspense>
  ) : null;
}
