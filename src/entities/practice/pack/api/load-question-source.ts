import type { CatalogPack } from '../model/pack';
import { createQuestionSource, noTemplates, type QuestionSource } from '../model/question-source';
import { openPack } from './open-pack';

/** The templates load with the packs that have them. */
const loadTemplates = () =>
  import(/* webpackChunkName: "practice-templates" */ '../templates/pack-templates');

/**
 * Opens a pack with its templates.
 * @throws PackFailure when there is no kept pack and it cannot be downloaded
 */
export async function loadQuestionSource(
  entry: Pick<CatalogPack, 'id' | 'file' | 'templates'>,
  options: Parameters<typeof openPack>[1],
): Promise<QuestionSource> {
  const [pack, templates] = await Promise.all([
    openPack(entry, options),
    entry.templates > 0 ? loadTemplates().then(({ templatesOf }) => templatesOf(entry.id)) : noTemplates,
  ]);
  return createQuestionSource(pack, templates);
}
