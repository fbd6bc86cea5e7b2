import { logChange, logTransition, logUpdate, type Staff } from '@/entities/change-log';
import {
  addArticle,
  articleAdded,
  articleChanges,
  articleEdited,
  articleLifecycle,
  articlePath,
  type Article,
  type ArticleEvent,
  type ArticleFacts,
} from '@/entities/content/article';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce, toBackendError } from '@/shared/backend';

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

interface Move extends ByStaff {
  readonly article: Pick<Article, 'slug' | 'state'>;
  readonly event: ArticleEvent;
  readonly to: Article['state'];
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Begins a draft. Another article may have its address since the list was read. */
    addArticle: build.mutation<'saved' | 'taken', Adding>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, slug, facts }) => {
        const record = articlePath(slug);
        const after = { state: articleLifecycle.initial };
        try {
          await documents.commit([
            addArticle(slug, id, facts),
            logChange({ id, by, record, event: articleAdded, after }),
          ]);
          return 'saved';
        } catch (cause) {
          if (toBackendError(cause).code !== 'already-exists') throw cause;
          // An earlier try succeeded and its answer was lost, unless the draft is of another try.
          const line = await documents.get(`changeLog/${id}`);
          return line?.record === record ? 'saved' : 'taken';
        }
      }),
    }),
    /** Saves an edit. Somebody else may have saved the article since it was read. */
    editArticle: build.mutation<'saved' | 'outdated', Edit>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, article, facts }) => {
        const record = articlePath(article.slug);
        const changes = articleChanges(article, facts);
        try {
          await submitOnce({ documents }, logUpdate({ id, by, record, event: articleEdited, changes }));
          return 'saved';
        } catch (cause) {
          if (toBackendError(cause).code !== 'forbidden') throw cause;
          const stored = await documents.get(record);
          if (stored?.lastChange === article.lastChange) throw cause;
          return 'outdated';
        }
      }),
    }),
    /** Publishes an article, puts it away, or takes it up again. */
    moveArticle: build.mutation<null, Move>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, article, event, to }) => {
        const record = articlePath(article.slug);
        await submitOnce({ documents }, logTransition({ id, by, record, event, from: article.state, to }));
        return null;
      }),
    }),
  }),
});

export const useAddArticleMutation = onePress(api.useAddArticleMutation);
export const useEditArticleMutation = onePress(api.useEditArticleMutation);
export const useMoveArticleMutation = onePress(api.useMoveArticleMutation);
