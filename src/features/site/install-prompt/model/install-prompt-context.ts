import { createContext } from 'react';
import type { Deferred } from '@/shared/lib/actors';
import type { InstallPromptActor } from './install-prompt-machine';

/** Provided by app/composition; null until the background chunk has loaded. */
export const InstallPromptContext = createContext<Deferred<InstallPromptActor> | null>(null);
