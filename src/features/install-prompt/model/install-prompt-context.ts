import { createContext } from 'react';
import type { Later } from '@/shared/lib/actors';
import type { InstallPromptActor } from './install-prompt-machine';

/** Provided by app/composition; null until the part of the site that starts actors has come. */
export const InstallPromptContext = createContext<Later<InstallPromptActor> | null>(null);
