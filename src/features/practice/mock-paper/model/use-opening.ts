import { useEffect, useState } from 'react';
import {
  findCatalogPack,
  loadQuestionSource,
  PackFailure,
  type PackId,
  type PackProblem,
  type QuestionSource,
} from '@/entities/practice/pack';
import type { ProgressActions } from '@/entities/practice/progress';
import { findPaper, findResult, type FoundPaper, type OpenPaper } from './open-paper';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: PackProblem }
  | {
      readonly kind: 'open';
      readonly source: QuestionSource;
      readonly found: FoundPaper;
      /** The last submitted paper of this pack. */
      readonly last: OpenPaper | null;
    };

async function open(pack: PackId, actions: ProgressActions, mayUpdate: boolean): Promise<Opening> {
  const entry = findCatalogPack(pack);
  if (!entry) return { kind: 'failed', problem: 'broken' };
  try {
    const source = await loadQuestionSource(entry, { mayUpdate });
    const [found, last] = await Promise.all([
      findPaper(pack, source, actions),
      findResult(pack, source, actions),
    ]);
    return { kind: 'open', source, found, last };
  } catch (error) {
    if (error instanceof PackFailure) return { kind: 'failed', problem: error.problem };
    throw error;
  }
}

/** Opens the pack and looks for the paper of the profile, once: the caller gives a key to do it again. */
export function useOpening(pack: PackId, actions: ProgressActions, mayUpdate: boolean): Opening {
  const [promise] = useState(() => open(pack, actions, mayUpdate));
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    promise.then(setOpening, (error: unknown) => {
      // Thrown inside React, so that the page's error boundary shows it.
      setOpening(() => {
        throw error;
      });
    });
  }, [promise]);
  return opening;
}
