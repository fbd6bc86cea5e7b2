import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office publishes an article, takes it off the site, or takes up again what it put away. */
type Publishing = LifecycleEvent<'article.published' | 'article.archived' | 'article.restored'>;

const office = by('office');
const archived = { guard: office, target: 'archived' } as const;

/** Lifecycle of an article. What comes back from the archive is a draft: it is read before it is shown. */
export const articleMachine = setup({
  types: { events: {} as Publishing },
  guards: { isBy },
}).createMachine({
  id: 'article',
  initial: 'draft',
  states: {
    draft: {
      on: { 'article.published': { guard: office, target: 'published' }, 'article.archived': archived },
    },
    published: { on: { 'article.archived': archived } },
    archived: { on: { 'article.restored': { guard: office, target: 'draft' } } },
  },
});

export type ArticleState = StateValueFrom<typeof articleMachine>;
export type ArticleEvent = EventFromLogic<typeof articleMachine>['type'];

const articleEvents: readonly ArticleEvent[] = ['article.published', 'article.archived', 'article.restored'];

/** The lifecycle as a table. */
export const articleLifecycle = readLifecycle<ArticleState, ArticleEvent>(articleMachine, articleEvents);
