import { useEffect, useMemo, useState } from 'react';
import { findCatalogPack, loadQuestionSource, PackFailure, type PackId } from '@/entities/practice/pack';
import { planOf, useProgress, type Plan, type PlannablePack } from '@/entities/practice/progress';

/** Seed with which the kind of a template's variants is read. */
const anySeed = 1;

async function readPack(id: PackId): Promise<PlannablePack | null> {
  const entry = findCatalogPack(id);
  if (!entry) return null;
  const source = await loadQuestionSource(entry, { mayUpdate: false });
  return {
    id,
    questions: source.candidates({ kind: 'pack' }).flatMap((candidate) => {
      const { id: question, isTemplate } = candidate;
      const found = source.find({ question, ...(isTemplate && { seed: anySeed }) });
      return found ? [{ ...candidate, kind: found.kind }] : [];
    }),
  };
}

/**
 * The plan of today in one pack, which is downloaded where it is not kept.
 * @returns null while it loads; `missing` when the pack cannot be had
 */
export function usePlan(profile: string, pack: PackId): Plan | 'missing' | null {
  const progress = useProgress(profile);
  const [read, setRead] = useState<PlannablePack | 'missing' | null>(null);
  const [clock] = useState(() => Date.now());
  useEffect(() => {
    let isWanted = true;
    readPack(pack).then(
      (found) => {
        if (isWanted) setRead(found ?? 'missing');
      },
      (cause: unknown) => {
        if (!(cause instanceof PackFailure)) throw cause;
        if (isWanted) setRead('missing');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pack]);
  return useMemo(() => {
    if (read === 'missing') return 'missing';
    if (!read || !progress) return null;
    return planOf({ profile, clock, packs: [read], cards: progress.cards, latest: progress.latest });
  }, [read, progress, profile, clock]);
}
