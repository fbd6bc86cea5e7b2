import { BackendFailure } from '@/shared/backend';

/**
 * Loads the list of words, which only who makes or types a word code needs.
 * @throws BackendFailure `unavailable` without network
 */
export async function loadWords(): Promise<readonly string[]> {
  try {
    return (await import(/* webpackChunkName: "word-list" */ './words')).words;
  } catch (cause) {
    throw new BackendFailure('unavailable', `the list of words could not be loaded: ${String(cause)}`);
  }
}
