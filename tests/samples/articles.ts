import { addArticle, articlePath, type ArticleFacts } from '../../src/entities/content/article';
import type { DocumentData } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';

export const articleSlug = 'mock-results';

export const sampleArticle: ArticleFacts = {
  title: 'What mock results say',
  summary: 'Read a mock result with your child before you choose schools.',
  body: '## First\n\nLook at the **weakest** subject. [1]\n\n- Ask its teacher.\n- Call [us](tel:+233201234567).',
  author: 'Lifeline office',
  readers: 'families',
  checkedOn: '2026-11-20',
  checkAgainBy: '2027-05-20',
  sources: 'WAEC in Ghana | https://waecgh.org',
};

/** An article whose fields are as long as they may be. */
export const fullArticle: ArticleFacts = {
  ...sampleArticle,
  title: 't'.repeat(120),
  summary: 's'.repeat(200),
  body: 'b '.repeat(4500).trim(),
  author: 'a'.repeat(80),
  sources: Array.from({ length: 12 }, (_, n) => `${'l'.repeat(100)} | https://${'a'.repeat(100)}/${n}`).join(
    '\n',
  ),
};

/** An article in a state. */
export function articleIn(state: string, fields: DocumentData = {}, slug = articleSlug): Documents {
  const path = articlePath(slug);
  const created = documentsOf([addArticle(slug, 'a0', sampleArticle)]);
  return { [path]: { ...created[path], state, ...fields } };
}
