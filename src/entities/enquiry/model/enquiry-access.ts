import { isAdmin, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { goesWithJunk, isJunkDeleted, isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { enquiryContactSchema, enquiryDocumentSchema, enquirySchemaOf, isChildAtRisk } from './enquiry';
import { enquiryLifecycle } from './enquiry-lifecycle';
import { enquiryCollection, enquiryContactPath, enquiryPath } from './new-enquiry';

const isEnquiryCode = (id: string) => /^LL-E[0-9A-HJKMNP-TV-Z]{13}$/.test(id);

/** Anyone creates enquiries, with a contact beside them; the office reads and updates them. */
export const enquiryAccess: CollectionAccess = {
  pattern: `${enquiryCollection}/{ref}`,
  get: isAdmin,
  list: isAdmin,
  create: async ({ id, after, now, readAfter }) =>
    isEnquiryCode(id) &&
    isStored(enquiryDocumentSchema, after) &&
    after !== null &&
    isNewRecord({ after, now }, enquiryLifecycle) &&
    after.lastChange === '' &&
    !isChildAtRisk({ topic: after.topic }) &&
    after.name !== '' &&
    after.phone === undefined &&
    after.email === undefined &&
    (await readAfter(enquiryContactPath(id))) !== null,
  update: async (context) =>
    isStored(enquirySchemaOf(context.after), context.after) &&
    lifecycleRule(enquiryLifecycle, { office: [], 'code-holder': [] })(context),
  delete: async (context) =>
    isJunkDeleted(context) && (await context.readAfter(enquiryContactPath(context.id))) === null,
};

/** The contact of an enquiry: created with it, read by the office only. */
export const enquiryContactAccess: CollectionAccess = {
  pattern: enquiryContactPath('{ref}'),
  get: isAdmin,
  create: async ({ params, after, read, readAfter }) => {
    const enquiry = enquiryPath(params.ref ?? '');
    return (
      isStored(enquiryContactSchema, after) &&
      (after?.phone !== '' || after.email !== '') &&
      (await read(enquiry)) === null &&
      (await readAfter(enquiry)) !== null
    );
  },
  delete: (context) => goesWithJunk(context, enquiryPath(context.params.ref ?? '')),
};
