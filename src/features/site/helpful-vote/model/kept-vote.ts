import type { Helpful } from '@/entities/content/helpful-vote';
import { isSharedPhone, storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

/** The vote of this phone on one question. */
export interface KeptVote {
  readonly vote: Helpful;
  /** Random UUID of this question alone, so that votes of one phone cannot be put together. */
  readonly ballot: string;
}

const key = storageKeys.helpfulVotes;
const lineShape = /^(\S+) (yes|no) ([0-9a-f-]{36})$/;

function readAll(device: KeyValueStore): ReadonlyMap<string, KeptVote> {
  const lines = (device.get(key) ?? '').split('\n').map((line) => lineShape.exec(line));
  return new Map(
    lines.flatMap((parts) => {
      const [, question, vote, ballot] = parts ?? [];
      if (question === undefined || ballot === undefined) return [];
      return [[question, { vote: vote === 'yes' ? 'yes' : 'no', ballot }] as const];
    }),
  );
}

/**
 * The vote that this phone gave on the question first; without one, keeps this. On a shared phone nothing is
 * kept, and each press is a vote.
 */
export function keepVote(device: KeyValueStore, question: string, vote: Helpful): KeptVote {
  const cast = { vote, ballot: crypto.randomUUID() };
  if (isSharedPhone(device)) return cast;
  const all = readAll(device);
  const first = all.get(question);
  if (first) return first;
  const lines = [...all, [question, cast] as const].map(
    ([name, kept]) => `${name} ${kept.vote} ${kept.ballot}`,
  );
  device.set(key, lines.join('\n'));
  return cast;
}
