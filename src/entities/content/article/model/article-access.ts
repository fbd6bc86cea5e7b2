import { changesOnly, isAdmin, type AccessContext, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { areDaysOrdered, articleFields, articlePath, articleSchema, type Article } from './article';
import { articleLifecycle } from './article-lifecycle';
import { articleEdited } from './write-article';

/** Fields that change without a transition, by event. */
export const notedOfArticle: Readonly<Record<string, readonly string[]>> = {
  [articleEdited]: [...articleFields, 'basis'],
};

const isArticle = ({ id, after }: AccessContext): boolean =>
  isStored(articleSchema, after) && after?.slug === id && areDaysOrdered(after as unknown as Article);

const move = lifecycleRule(articleLifecycle, {}, (context) => (isAdmin(context) ? 'office' : null));

/**
 * Everybody reads published articles; the office writes them. An edit names the version it was made of, so
 * that of two people at the same article the second one is refused.
 */
export const articleAccess: CollectionAccess = {
  pattern: articlePath('{id}'),
  get: (context) => context.before === null || context.before.state === 'published' || isAdmin(context),
  list: ({ actor, query }) =>
    isAdmin({ actor }) ||
    (query.where ?? []).some(
      (part) => part.field === 'state' && 'equals' in part && part.equals === 'published',
    ),
  create: (context) => isAdmin(context) && isArticle(context) && isNewRecord(context, articleLifecycle),
  update: (context) => {
    const { before, after, now } = context;
    if (!isAdmin(context) || !isArticle(context) || after?.updatedAt !== now) return false;
    if (before?.state !== after.state) return move(context);
    return (
      after.basis === before?.lastChange &&
      changesOnly(context, [...articleFields, 'basis', 'updatedAt', 'lastChange'])
    );
  },
};
