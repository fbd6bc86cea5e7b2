import { useEffect, useState } from 'react';
import {
  findCatalogPack,
  loadQuestionSource,
  PackFailure,
  type PackProblem,
  type QuestionSource,
} from '@/entities/practice/pack';
import type { PracticeCard, PracticeProfile, ProgressActions } from '@/entities/practice/progress';
import { openSession, type OpenedSession } from './open-session';
import type { SessionSet } from './session-parts';

export interface OpeningProps {
  readonly set: SessionSet;
  readonly profile: PracticeProfile;
  readonly actions: ProgressActions;
  /** As they are when the session opens; later changes are its own answers. */
  readonly cards: readonly PracticeCard[];
  /** Whether an improved pack may be downloaded in the background. */
  readonly mayUpdate: boolean;
}

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: PackProblem }
  | { readonly kind: 'open'; readonly opened: OpenedSession; readonly source: QuestionSource };

async function open({ set, profile, actions, cards, mayUpdate }: OpeningProps): Promise<Opening> {
  const entry = findCatalogPack(set.pack);
  if (!entry) return { kind: 'failed', problem: 'broken' };
  try {
    const source = await loadQuestionSource(entry, { mayUpdate });
    const now = Date.now();
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? now;
    const { settings } = profile;
    return {
      kind: 'open',
      opened: await openSession({ set, source, actions, now, seed, cards, settings }),
      source,
    };
  } catch (error) {
    if (error instanceof PackFailure) return { kind: 'failed', problem: error.problem };
    throw error;
  }
}

/** Opens the pack and the sitting of a set, once: the caller gives a key to open them again. */
export function useOpening(props: OpeningProps): Opening {
  const [promise] = useState(() => open(props));
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
