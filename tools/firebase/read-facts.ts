import { factsAddressOf, fieldsOfRest, type RestDocument } from '../../src/shared/office-facts/rest-facts';
import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';

const advice =
  'Give them as a file of fields with --facts=facts.json, or build with samples with --without-facts.';

/**
 * Reads what the office says of itself from the database, for the documents of the build. Empty while the
 * office has set nothing.
 * @throws Error that names the two ways on, when the database does not answer or refuses
 */
export async function readFacts(
  settings: FirebaseSettings,
  ask: (address: string) => Promise<Response>,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await ask(factsAddressOf(settings)).catch((cause: unknown) => {
    throw new Error(`The database of ${settings.projectId} does not answer. ${advice}`, { cause });
  });
  if (answer.status === 404) return {};
  // With App Check enforced, Firestore refuses whoever has no token.
  if (!answer.ok)
    throw new Error(
      `The database of ${settings.projectId} refuses to tell the office’s facts (${answer.status}). ${advice}`,
    );
  return fieldsOfRest((await answer.json()) as RestDocument);
}
