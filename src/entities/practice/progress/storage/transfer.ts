import { replayAnswers } from '../model/next-card';
import type { PracticeProfile } from '../model/profile';
import {
  inOrderOfTime,
  writeProgressFile,
  type FileProblem,
  type ProgressFile,
} from '../model/progress-file';
import type { Tables } from './tables';

export type Imported =
  | {
      readonly kind: 'kept';
      readonly profile: PracticeProfile;
      /** Answers that were not on this device. */
      readonly added: number;
    }
  | { readonly kind: 'refused'; readonly reason: FileProblem };

/** The progress of a profile as a text; null when it was removed. */
export async function exportProfile(tables: Tables, id: string): Promise<string | null> {
  const profile = await tables.get('profiles', [id]);
  if (!profile) return null;
  return writeProgressFile({ profile, answers: await tables.list('answers', { prefix: [id] }) });
}

/**
 * Adds the answers of a file to those of its profile, and computes the cards anew from all of them. A profile
 * that is on this device keeps its name and settings.
 */
export async function importProfile(tables: Tables, { profile, answers }: ProgressFile): Promise<Imported> {
  const own = await tables.get('profiles', [profile.id]);
  const before = await tables.list('answers', { prefix: [profile.id] });
  const known = new Set(before.map(({ id }) => id));
  const added = answers.filter(({ id }) => !known.has(id));
  if (!own) await tables.put('profiles', profile);
  await Promise.all(added.map((answer) => tables.put('answers', answer)));
  await tables.remove('cards', [profile.id]);
  const cards = replayAnswers([...before, ...added].sort(inOrderOfTime));
  await Promise.all(cards.map((card) => tables.put('cards', card)));
  return { kind: 'kept', profile: own ?? profile, added: added.length };
}
