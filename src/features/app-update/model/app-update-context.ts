import { createContext } from 'react';
import type { AppUpdateActor } from './app-update-machine';

/** Provided by app/composition; null until the page is awake and the worker's life is followed. */
export const AppUpdateContext = createContext<AppUpdateActor | null>(null);
