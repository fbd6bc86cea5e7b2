import { figuresPath, mostWaiting, parseSettled, publishFigures } from '@/entities/site-figure';
import { toBackendError, type DocumentsPort } from '@/shared/backend';
import { createLessonsMemory, type LessonsMemory } from './due-lessons';
import { createFamiliesMemory, type FamiliesMemory } from './families-in-question';

/** How often an open desk says until when it has settled, in milliseconds. */
const keptMs = 1_800_000;

/** A pass takes less, in milliseconds: the kept time is that of its end. */
const passMs = 600_000;

/** Before a desk has said so, changes of this long are looked at, in milliseconds. */
const firstMs = 60 * 86_400_000;

/** What the settlement of a visitor knows between its passes. */
export interface SettleMemory {
  readonly families: FamiliesMemory;
  readonly lessons: LessonsMemory;
  /** When the time was last kept, in milliseconds; null when it never was. */
  keptAt: number | null;
}

/** Begins where the last desk ended. One read. */
export async function startMemory(documents: DocumentsPort, now: number): Promise<SettleMemory> {
  const data = await documents.get(figuresPath('settled'));
  const settled = data && parseSettled(data);
  const keptAt = settled ? Date.parse(settled.updatedAt) : null;
  const since = keptAt === null ? now - firstMs : keptAt - passMs;
  return {
    families: createFamiliesMemory(new Date(since).toISOString(), settled?.waiting ?? []),
    lessons: createLessonsMemory(since),
    keptAt,
  };
}

/**
 * Keeps the time of this pass for the desk that opens next, at most twice an hour. Does not when a pass took
 * so long that a change during it may be older than the next desk looks.
 */
export async function keepSettledTime(
  documents: DocumentsPort,
  memory: SettleMemory,
  { now, tookMs }: { readonly now: number; readonly tookMs: number },
): Promise<void> {
  const waiting = [...memory.families.again].flatMap(([ref, at]) => (at > now ? [ref] : []));
  const isDue = memory.keptAt === null || now - memory.keptAt >= keptMs;
  if (!isDue || waiting.length > mostWaiting || tookMs >= passMs / 2) return;
  try {
    await documents.commit([publishFigures('settled', { waiting }, memory.keptAt === null)]);
  } catch (cause) {
    // Another desk was the first to keep it.
    if (!['forbidden', 'already-exists'].includes(toBackendError(cause).code)) throw cause;
  }
  memory.keptAt = now;
}
