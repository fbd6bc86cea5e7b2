import type { RefusedItem, WaitingItem } from '@/shared/submission';

/** Delivery state of a submission; `unknown` when an attempt got no response and may have arrived. */
export function whereItIs(item: WaitingItem | RefusedItem): 'waiting' | 'unknown' | 'refused' | 'files' {
  if (item.state === 'refused') return 'refused';
  if (item.hasArrived) return 'files';
  return item.isBegun && item.problem ? 'unknown' : 'waiting';
}

const passing = ['offline', 'slow', 'bot-check', 'settings'] as const;

/**
 * Translation key for the delivery problem. Other error codes have messages that do not fit here, so they map
 * to `unavailable`.
 */
export function problemOf({ state, problem }: WaitingItem | RefusedItem) {
  if (state === 'refused') return 'refused';
  return passing.find((known) => known === problem) ?? 'unavailable';
}
