import { lazy, Suspense, use } from 'react';
import { useDeferred } from '@/shared/lib/actors';
import { InstallPromptContext } from '../model/install-prompt-context';

/** Comes with the background, which starts the question itself. */
const InstallCard = lazy(async () => {
  const { InstallCard: card } = await import(/* webpackChunkName: "background" */ './install-card');
  return { default: card };
});

/** Where the card stands once there is something to offer; nothing before. `isSection`: with a section around it. */
export function InstallPlace({ isSection = false }: { isSection?: boolean }) {
  return useDeferred(use(InstallPromptContext)) ? (
    <Suspense>
      <InstallCard isSection={isSection} />
    </Suspense>
  ) : null;
}
