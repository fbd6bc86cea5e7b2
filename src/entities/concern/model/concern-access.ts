import { hasDuty, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isJunkDeleted, isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { concernDocumentSchema, concernSchemaOf } from './concern';
import { concernLifecycle } from './concern-lifecycle';
import { concernCollection } from './new-concern';

const isConcernCode = (id: string) => /^LL-W[0-9A-HJKMNP-TV-Z]{13}$/.test(id);

/** Anyone creates a worry. Only administrators with the duty `safeguarding` read, move or delete it. */
export const concernAccess: CollectionAccess = {
  pattern: `${concernCollection}/{ref}`,
  get: (context) => hasDuty(context, 'safeguarding'),
  list: (context) => hasDuty(context, 'safeguarding'),
  create: ({ id, after, now }) =>
    isConcernCode(id) &&
    isStored(concernDocumentSchema, after) &&
    after !== null &&
    isNewRecord({ after, now }, concernLifecycle) &&
    after.lastChange === '',
  update: async (context) =>
    hasDuty(context, 'safeguarding') &&
    isStored(concernSchemaOf(context.after), context.after) &&
    lifecycleRule(concernLifecycle, { office: [] })(context),
  delete: (context) => hasDuty(context, 'safeguarding') && isJunkDeleted(context),
};
