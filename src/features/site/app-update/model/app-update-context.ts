import { createContext } from 'react';
import type { Deferred } from '@/shared/lib/actors';
import type { AppUpdateActor } from './app-update-machine';

/** Provided by app/background after hydration. */
export const AppUpdateContext = createContext<Deferred<AppUpdateActor> | null>(null);
