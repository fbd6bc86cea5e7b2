import { createContext } from 'react';
import type { Later } from '@/shared/lib/actors';
import type { AppUpdateActor } from './app-update-machine';

/** Provided by app/background: it comes once the page is awake. */
export const AppUpdateContext = createContext<Later<AppUpdateActor> | null>(null);
