import { wordCodePath } from '@/entities/counselling/booking';
import { loadWords, parseWordCode, type WordCodeProblem } from '@/entities/counselling/word-code';
import { kindOfCode, parseReferenceCode, type ReferenceCode } from '@/entities/reference-code';
import type { BackendPort } from '@/shared/backend';

/** What three typed words lead to. */
export type FoundByWords =
  { readonly code: ReferenceCode } | { readonly problem: WordCodeProblem | { readonly kind: 'unknown' } };

/**
 * Finds the booking of three words. They are read here and go to the backend alone.
 * @throws BackendFailure when the backend cannot be reached
 */
export async function findByWords(
  text: string,
  loadBackend: () => Promise<Pick<BackendPort, 'documents'>>,
): Promise<FoundByWords> {
  const parsed = parseWordCode(text, await loadWords());
  if ('problem' in parsed) return parsed;
  const { documents } = await loadBackend();
  const held = await documents.get(wordCodePath(parsed.code.id));
  const found = parseReferenceCode(typeof held?.ref === 'string' ? held.ref : '');
  return 'code' in found && kindOfCode(found.code) === 'counselling'
    ? found
    : { problem: { kind: 'unknown' } };
}
