import { jobStateAt, type JobCode } from '@/entities/jobs/job';

/** What can be said of the code of a post. */
export type CodeVerdict = 'open' | 'closed' | 'paused' | 'none' | 'unknown';

interface KnownCode {
  /** Null: no post was published under the code. Undefined: nobody could be asked. */
  readonly entry: JobCode | null | undefined;
  /** The answer is one that the device has kept. */
  readonly isKept: boolean;
}

/**
 * Judges the code of a post. That a code is not ours is said only by the list itself: what the device kept
 * may be older than the post.
 */
export function judgeCode({ entry, isKept }: KnownCode, now: Date): CodeVerdict {
  if (entry === undefined || (entry === null && isKept)) return 'unknown';
  if (entry === null) return 'none';
  const state = jobStateAt(entry, now);
  if (state === 'published') return 'open';
  return state === 'paused' ? 'paused' : 'closed';
}
