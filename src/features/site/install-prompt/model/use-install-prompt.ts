import { use } from 'react';
import { useActorState, useDeferred } from '@/shared/lib/actors';
import { InstallPromptContext } from './install-prompt-context';
import type { InstallPromptSnapshot } from './install-prompt-machine';

/** What to show about installing, with the available actions. */
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
 * Whether to offer installing: `offered` (`install` opens the browser's dialog), `iphone` (manual steps),
 * `showing` (the browser's dialog is open or it is installing). Prerendered pages get `none`.
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
