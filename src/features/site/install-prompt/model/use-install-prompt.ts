import { use } from 'react';
import { useActorState, useDeferred } from '@/shared/lib/actors';
import { InstallPromptContext } from './install-prompt-context';
import type { InstallPromptSnapshot } from './install-prompt-machine';

/** What there is to say about installing, and what one can answer. */
export type InstallPrompt =
  | { readonly kind: 'none' }
  | { readonly kind: 'showing' }
  | { readonly kind: 'installed' }
  | { readonly kind: 'offered'; readonly install: () => void; readonly postpone: () => void }
  | { readonly kind: 'iphone'; readonly postpone: () => void };

function kindOf(snapshot: InstallPromptSnapshot): InstallPrompt['kind'] {
  if (snapshot.hasTag('offered')) return 'offered';
  if (snapshot.hasTag('guided')) return 'iphone';
  if (snapshot.hasTag('showing')) return 'showing';
  return snapshot.hasTag('installed') ? 'installed' : 'none';
}

/**
 * Whether a person may be asked to install the site: `offered` with the browser's dialogue behind `install`, `iphone`
 * with steps to do by hand, `showing` while the browser has the word. `none` is also what a prerendered page shows.
 */
export function useInstallPrompt(): InstallPrompt {
  const actor = useDeferred(use(InstallPromptContext));
  const kind = useActorState(actor, kindOf, 'none');
  const install = () => actor?.send({ type: 'install.accepted' });
  const postpone = () => actor?.send({ type: 'install.postponed' });
  switch (kind) {
    case 'offered':
      return { kind, install, postpone };
    case 'iphone':
      return { kind, postpone };
    default:
      return { kind };
  }
}
