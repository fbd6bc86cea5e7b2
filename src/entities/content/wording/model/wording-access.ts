import { isAdmin, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { decisionFields, wordingIdShape, wordingPath, wordingSchema } from './wording';
import { wordingLifecycle } from './wording-lifecycle';

const transition = lifecycleRule(wordingLifecycle, { office: [...decisionFields] }, (context) =>
  isAdmin(context) ? 'office' : null,
);

/**
 * Access rules of suggested words: anyone sends some, the office lists and decides. Whoever has the code may
 * get them, to read what was decided.
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
    const isAccepted = after?.state === 'accepted';
    return (
      before?.state !== after?.state &&
      isStored(wordingSchema, after) &&
      isAccepted === (after?.accepted !== '') &&
      (isAccepted && after.one !== '') === (after?.acceptedOne !== '') &&
      (isAccepted || after?.speaker === '') &&
      transition(context)
    );
  },
};
