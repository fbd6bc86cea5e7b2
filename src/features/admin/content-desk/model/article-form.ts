import * as v from 'valibot';
import {
  areDaysOrdered,
  articleFacts,
  articleSlugShape,
  isArticleAddress,
  sourcesOf,
  type ArticleFacts,
} from '@/entities/content/article';
import type { Markdown } from '@/entities/content/guide';
import { readerGroups } from '@/shared/choices';
import { fieldMessage, oneOf } from '@/shared/fields';
import { newSlug } from './new-slug';

/** An article as it is typed. */
export interface ArticleValues extends Record<Exclude<keyof ArticleFacts, 'readers'>, string> {
  readers: string;
  slug: string;
  /** The version that was edited; empty for a new article. */
  basis: string;
}

/**
 * Schema of the form. What cannot stand in a text is told beside the text.
 * @param taken addresses of guides and of other articles
 */
export function articleFormSchema({ readMarkdown, namedSources }: Markdown, taken: readonly string[]) {
  const blocksOf = (body: string) => readMarkdown(body, isArticleAddress);
  const body = v.pipe(
    articleFacts.body,
    v.rawCheck(({ dataset, addIssue }) => {
      // A text that is too long, or has tags, is told of already.
      if (!dataset.typed || dataset.issues) return;
      const [problem] = blocksOf(dataset.value).problems;
      if (problem) addIssue({ message: fieldMessage('markdown', { found: problem.found }) });
    }),
  );
  return v.pipe(
    v.object({
      ...articleFacts,
      body,
      readers: oneOf(readerGroups),
      slug: newSlug(articleSlugShape, taken, { wrong: 'slug', there: 'articleThere' }),
      basis: v.string(),
    }),
    v.forward(v.partialCheck([['checkedOn'], ['checkAgainBy']], areDaysOrdered, fieldMessage('dayOrder')), [
      'checkAgainBy',
    ]),
    v.forward(
      v.partialCheck(
        [['body'], ['sources']],
        (text) => {
          const most = sourcesOf(text).length;
          return namedSources(blocksOf(text.body).blocks).every((number) => number >= 1 && number <= most);
        },
        fieldMessage('sourceNumber'),
      ),
      ['body'],
    ),
  );
}

/** What a form begins with: an article as it is stored, or a new one. */
export function articleValues(
  stored: (ArticleFacts & { readonly slug: string; readonly lastChange: string }) | null,
  { author, today }: { readonly author: string; readonly today: string },
): ArticleValues {
  if (!stored) {
    const empty = { title: '', slug: '', summary: '', body: '', sources: '', readers: 'everybody' };
    return { ...empty, author, checkedOn: today, checkAgainBy: '', basis: '' };
  }
  const { title, slug, summary, body, sources, readers, checkedOn, checkAgainBy, lastChange } = stored;
  return {
    ...{ title, slug, summary, body, sources, readers, checkedOn, checkAgainBy },
    author: stored.author,
    basis: lastChange,
  };
}
