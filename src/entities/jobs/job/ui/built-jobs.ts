import { createContext, use } from 'react';
import type { DatedJobs } from '../model/newest-jobs';

/** Posts that the document of a page was built with. */
export interface BuiltJobs extends DatedJobs {
  /** There are no others. */
  readonly isWhole: boolean;
  /** Address of the published site, without a trailing slash. */
  readonly origin: string;
}

/** Provided by the app; null where the page came without a document. */
export const BuiltJobsContext = createContext<BuiltJobs | null>(null);

/** The posts of the document: what a page shows until newer ones are read. */
export const useBuiltJobs = (): BuiltJobs | null => use(BuiltJobsContext);
