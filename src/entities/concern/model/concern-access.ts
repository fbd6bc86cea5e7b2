import { hasDuty, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { goesWithJunk, isJunk, isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { concernContactSchema, concernDocumentSchema, concernSchemaOf } from './concern';
import { concernLifecycle } from './concern-lifecycle';
import { concernCollection, concernContactPath, concernPath } from './new-concern';

const isConcernCode = (id: string) => /^LL-W[0-9A-HJKMNP-TV-Z]{13}$/.test(id);

/**
 * Anyone creates a worry, with a contact beside it if they leave one. Only administrators with the duty
 * `safeguarding` read, move or delete it.
 */
export const concernAccess: CollectionAccess = {
  pattern: `${concernCollection}/{ref}`,
  get: (context) => hasDuty(context, 'safeguarding'),
  list: (context) => hasDuty(context, 'safeguarding'),
  create: async ({ id, after, now, readAfter }) =>
    isConcernCode(id) &&
    isStored(concernDocumentSchema, after) &&
    after !== null &&
    isNewRecord({ after, now }, concernLifecycle) &&
    after.lastChange === '' &&
    [after.name, after.phone, after.email].every((part) => part === undefined) &&
    after.hasContact === ((await readAfter(concernContactPath(id))) !== null),
  update: async (context) =>
    hasDuty(context, 'safeguarding') &&
    isStored(concernSchemaOf(context.after), context.after) &&
    lifecycleRule(concernLifecycle, { office: [] }, () => 'office')(context),
  delete: async (context) =>
    hasDuty(context, 'safeguarding') &&
    isJunk(context) &&
    (await context.readAfter(concernContactPath(context.id))) === null,
};

/** The contact of a worry: created with it, read by those with the duty `safeguarding` alone. */
export const concernContactAccess: CollectionAccess = {
  pattern: concernContactPath('{ref}'),
  get: (context) => hasDuty(context, 'safeguarding'),
  create: async ({ params, after, read, readAfter }) => {
    const concern = concernPath(params.ref ?? '');
    return (
      isStored(concernContactSchema, after) &&
      [after?.name, after?.phone, after?.email].some((part) => part !== '') &&
      (await read(concern)) === null &&
      (await readAfter(concern)) !== null
    );
  },
  delete: (context) =>
    goesWithJunk(context, concernPath(context.params.ref ?? ''), (one) => hasDuty(one, 'safeguarding')),
};
