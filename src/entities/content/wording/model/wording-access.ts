import { isAdmin, type AccessContext, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { decisionFields, unnamed, wordingIdShape, wordingPath, wordingSchema } from './wording';
import { wordingLifecycle } from './wording-lifecycle';

const transition = lifecycleRule(wordingLifecycle, { office: [...decisionFields] }, (context) =>
  isAdmin(context) ? 'office' : null,
);

/** Whether the names go and nothing else changes; whoever has the code may do it. */
const isUnnaming = ({ before, after, now }: AccessContext): boolean => {
  const names = Object.keys(unnamed);
  return (
    isStored(wordingSchema, after) &&
    after?.updatedAt === now &&
    names.some((name) => before?.[name] !== '') &&
    names.every((name) => after[name] === '')
  );
};

/**
 * Access rules of suggested words: anyone sends some, the office lists and decides. Whoever has the code may
 * get them, to read what was decided, and take the names off, as the office may.
 */
export const wordingAccess: CollectionAccess = {
  pattern: wordingPath('{id}'),
  get: () => true,
  list: isAdmin,
  create: (context) => {
    const { id, after } = context;
    return (
      wordingIdShape.test(id) &&
      isStored(wordingSchema, after) &&
      isNewRecord(context, wordingLifecycle) &&
      after?.lastChange === '' &&
      decisionFields.every((field) => after[field] === '')
    );
  },
  update: async (context) => {
    const { before, after } = context;
    if (before?.state === after?.state) return isUnnaming(context);
    const isAccepted = after?.state === 'accepted';
    return (
      isStored(wordingSchema, after) &&
      isAccepted === (after?.accepted !== '') &&
      (isAccepted && after.one !== '') === (after?.acceptedOne !== '') &&
      (isAccepted || after?.speaker === '') &&
      transition(context)
    );
  },
};
