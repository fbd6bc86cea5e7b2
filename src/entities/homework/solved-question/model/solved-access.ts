import { isAdmin, type CollectionAccess } from '@/shared/backend';
import { isStored, uuidShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { solvedQuestionLifecycle } from './solved-lifecycle';
import {
  solvedQuestionPath,
  solvedQuestionSchema,
  solvedSourcePath,
  solvedSourceSchema,
} from './solved-question';

/** What solved questions need of the questions that they are made of. */
export interface SolvedSurroundings {
  readonly questionPathOf: (id: string) => string;
}

const transition = lifecycleRule(solvedQuestionLifecycle, {}, (context) =>
  isAdmin(context) ? 'office' : null,
);

/** Everybody reads published questions; the office publishes them, and takes them off the site. */
export const solvedQuestionAccess: CollectionAccess = {
  pattern: solvedQuestionPath('{id}'),
  get: (context) => context.before === null || context.before.state === 'published' || isAdmin(context),
  list: ({ actor, query }) =>
    isAdmin({ actor }) ||
    (query.where ?? []).some(
      (part) => part.field === 'state' && 'equals' in part && part.equals === 'published',
    ),
  create: async (context) => {
    const { id, after, readAfter } = context;
    return (
      isAdmin(context) &&
      uuidShape.test(id) &&
      isStored(solvedQuestionSchema, after) &&
      isNewRecord(context, solvedQuestionLifecycle) &&
      (await readAfter(solvedSourcePath(id))) !== null
    );
  },
  update: async (context) =>
    context.before?.state !== context.after?.state &&
    isStored(solvedQuestionSchema, context.after) &&
    (await transition(context)),
};

/**
 * Which question a solved one was made of: comes with it, in the batch in which the question names it. The
 * rule of the question looks whether it may be published.
 */
export const createSolvedSourceAccess = ({ questionPathOf }: SolvedSurroundings): CollectionAccess => ({
  pattern: solvedSourcePath('{id}'),
  get: isAdmin,
  create: async (context) => {
    const { params, after, read, readAfter } = context;
    const id = params.id ?? '';
    if (!isAdmin(context) || !isStored(solvedSourceSchema, after)) return false;
    const question = questionPathOf(String(after?.question));
    return (
      (await read(solvedQuestionPath(id))) === null &&
      (await readAfter(solvedQuestionPath(id))) !== null &&
      (await read(question))?.solved === '' &&
      (await readAfter(question))?.solved === id
    );
  },
});
