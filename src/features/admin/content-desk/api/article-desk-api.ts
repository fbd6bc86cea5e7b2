import { logChange, saveEdit, saveNew, type Added, type Edited, type Staff } from '@/entities/change-log';
import {
  addArticle,
  articleAdded,
  articleChanges,
  articleEdited,
  articleLifecycle,
  articlePath,
  type Article,
  type ArticleFacts,
} from '@/entities/content/article';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';

interface ByStaff extends Pressed {
  readonly by: Staff;
}

interface Adding extends ByStaff {
  readonly slug: string;
  readonly facts: ArticleFacts;
}

interface Edit extends ByStaff {
  /** The article, in the version that was edited. */
  readonly article: Pick<Article, 'slug' | 'lastChange'>;
  readonly facts: ArticleFacts;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Begins a draft. Another article may have its address since the list was read. */
    addArticle: build.mutation<Added, Adding>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, slug, facts }) => {
        const record = articlePath(slug);
        const after = { state: articleLifecycle.initial };
        return saveNew(documents, {
          line: id,
          record,
          writes: [addArticle(slug, id, facts), logChange({ id, by, record, event: articleAdded, after })],
        });
      }),
    }),
    /** Saves an edit. Somebody else may have saved the article since it was read. */
    editArticle: build.mutation<Edited, Edit>({
      queryFn: withBackend(({ documents }, { actionId: id, by, article, facts }) =>
        saveEdit(documents, {
          ...{ id, by, event: articleEdited, record: articlePath(article.slug) },
          lastChange: article.lastChange,
          changes: articleChanges(article, facts),
        }),
      ),
    }),
  }),
});

export const useAddArticleMutation = onePress(api.useAddArticleMutation);
export const useEditArticleMutation = onePress(api.useEditArticleMutation);
