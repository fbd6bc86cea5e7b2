import { createContext, use } from 'react';
import type { SolvedQuestion } from '../model/solved-question';

/** A solved question that the document of its page was built with. */
export interface BuiltSolved {
  readonly solved: SolvedQuestion;
  /** Address of the published site, without a trailing slash. */
  readonly origin: string;
}

/** Provided by the app; null where the page came without a document of its own. */
export const BuiltSolvedContext = createContext<BuiltSolved | null>(null);

/** The solved question of the document. */
export const useBuiltSolved = (): BuiltSolved | null => use(BuiltSolvedContext);
