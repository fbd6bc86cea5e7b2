import { isFinal, toBackendError } from '@/shared/backend';
import type { ActionOutcome } from '@/shared/lib/action';

/** Outcome of a write by its error; undefined means success. */
export function outcomeOf(error: unknown): ActionOutcome {
  if (error === undefined) return 'done';
  return isFinal(toBackendError(error).code) ? 'refused' : 'unsure';
}
