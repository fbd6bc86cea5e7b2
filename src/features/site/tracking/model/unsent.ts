import type { RefusedItem, WaitingItem } from '@/shared/submission';

/** What is known of where it is; `unknown` when a try had no answer, so that it may have arrived. */
export function whereItIs(item: WaitingItem | RefusedItem): 'waiting' | 'unknown' | 'refused' | 'files' {
  if (item.state === 'refused') return 'refused';
  if (item.hasArrived) return 'files';
  return item.isBegun && item.problem ? 'unknown' : 'waiting';
}

const passing = ['offline', 'slow', 'bot-check', 'settings'] as const;

/** Which words say why it is still here: those for a screen of another kind would speak of signing in, or of what is stored. */
export function problemOf({ state, problem }: WaitingItem | RefusedItem) {
  if (state === 'refused') return 'refused';
  return passing.find((known) => known === problem) ?? 'unavailable';
}
