import { createContext } from 'react';
import { useProvided } from '@/shared/provided';
import type { ErrorReporter } from '../errors/error-reporter';

export interface ErrorReporting extends ErrorReporter {
  /** Reloads the page at a path whose file could not be loaded, at most once in 10 s. */
  readonly reloadFor: (path: string) => boolean;
}

export const ErrorReportingContext = createContext<ErrorReporting | null>(null);

export const useErrorReporting = (): ErrorReporting => useProvided(ErrorReportingContext);
