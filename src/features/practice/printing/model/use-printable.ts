import { useEffect, useState } from 'react';
import {
  findCatalogPack,
  loadQuestionSource,
  PackFailure,
  type PackId,
  type PackProblem,
  type Question,
  type QuestionSource,
  type Scope,
} from '@/entities/practice/pack';

export type Printable =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: PackProblem }
  | { readonly kind: 'open'; readonly source: QuestionSource; readonly questions: readonly Question[] };

/** Seed of the variants on paper: a second print gives the same sheet, which fits its answers. */
const printSeed = 1;

function questionsOf(source: QuestionSource, scope: Scope): readonly Question[] {
  return source
    .candidates(scope)
    .flatMap(
      ({ id, isTemplate }) => source.find({ question: id, ...(isTemplate && { seed: printSeed }) }) ?? [],
    );
}

async function open(pack: PackId, scope: Scope, mayUpdate: boolean): Promise<Printable> {
  const entry = findCatalogPack(pack);
  if (!entry) return { kind: 'failed', problem: 'broken' };
  try {
    const source = await loadQuestionSource(entry, { mayUpdate });
    return { kind: 'open', source, questions: questionsOf(source, scope) };
  } catch (error) {
    if (error instanceof PackFailure) return { kind: 'failed', problem: error.problem };
    throw error;
  }
}

/** The questions of a set for paper, opened once: the caller gives a key to open another. */
export function usePrintable(pack: PackId, scope: Scope, mayUpdate: boolean): Printable {
  const [promise] = useState(() => open(pack, scope, mayUpdate));
  const [printable, setPrintable] = useState<Printable>({ kind: 'opening' });
  useEffect(() => {
    promise.then(setPrintable, (error: unknown) => {
      // Thrown inside React, so that the page's error boundary shows it.
      setPrintable(() => {
        throw error;
      });
    });
  }, [promise]);
  return printable;
}
