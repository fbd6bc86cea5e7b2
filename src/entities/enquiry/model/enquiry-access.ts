import {
  changesOnly,
  hasDuty,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { counsellingTopic } from '@/shared/choices';
import type { Correctable } from '@/shared/correction';
import { isStored } from '@/shared/fields';
import {
  goesWithJunk,
  isJunkDeleted,
  isNewRecord,
  junk,
  lifecycleRule,
  officeOrCodeHolder,
} from '@/shared/lib/lifecycle';
import { enquiryContactSchema, enquiryDocumentSchema, enquirySchemaOf, isChildAtRisk } from './enquiry';
import { enquiryLifecycle } from './enquiry-lifecycle';
import { enquiryCollection, enquiryContactPath, enquiryPath } from './new-enquiry';

const isEnquiryCode = (id: string) => /^LL-E[0-9A-HJKMNP-TV-Z]{13}$/.test(id);

/** Event of a field that the office corrects. */
export const enquiryCorrected = 'enquiry.corrected';

/** Fields of an enquiry that the office may correct; phone and email where an older version stored them. */
export const correctableOfEnquiry: Correctable = {
  coded: ['topic'],
  personal: ['name', 'message', 'phone', 'email'],
};

/** Fields of the sender's contact that the office may correct. */
export const correctableOfSender: Correctable = { coded: [], personal: ['sender.phone', 'sender.email'] };

/** Whether it is a contact by which somebody can be reached. */
export const isEnquiryContactDocument = (data: DocumentData | null): boolean =>
  isStored(enquiryContactSchema, data) && (data?.phone !== '' || data.email !== '');

/** Whether a contact stays where it was stored, and somebody can still be reached by it. */
const keepsHeldContact = ({ before, after }: AccessContext): boolean => {
  if (before?.phone === after?.phone && before?.email === after?.email) return true;
  return (
    ['phone', 'email'].every((name) => (before?.[name] === undefined) === (after?.[name] === undefined)) &&
    [after?.phone, after?.email].some((way) => way !== undefined && way !== '')
  );
};

/** The office corrects what somebody sent; its change-log entry says which field. */
const isCorrected = (context: AccessContext): boolean =>
  isAdmin(context) &&
  context.after?.updatedAt === context.now &&
  !isChildAtRisk({ topic: context.after.topic }) &&
  context.after.name !== '' &&
  keepsHeldContact(context) &&
  changesOnly(context, [
    ...correctableOfEnquiry.coded,
    ...correctableOfEnquiry.personal,
    'updatedAt',
    'lastChange',
  ]);

/** Whether the actor reads and answers an enquiry: the office, and of counselling the counsellors. */
export const mayAnswer = (context: Pick<AccessContext, 'actor'>, enquiry: DocumentData | null): boolean =>
  isAdmin(context) || (enquiry?.topic === counsellingTopic && hasDuty(context, 'counselling'));

/** Counsellors answer. Only the office puts aside as junk, and restores. */
const moverOf = (context: AccessContext) => {
  const { before, after } = context;
  const isAnswer = before?.state !== after?.state && before?.state !== junk && after?.state !== junk;
  return isAnswer && mayAnswer(context, before) ? 'office' : officeOrCodeHolder(context);
};

/** Anyone creates enquiries, with a contact beside them; the office and counsellors read and answer them. */
export const enquiryAccess: CollectionAccess = {
  pattern: `${enquiryCollection}/{ref}`,
  get: (context) => mayAnswer(context, context.before),
  list: ({ actor, query }) =>
    isAdmin({ actor }) ||
    (hasDuty({ actor }, 'counselling') &&
      (query.where ?? []).some(
        (condition) =>
          condition.field === 'topic' && 'equals' in condition && condition.equals === counsellingTopic,
      )),
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
    ((await lifecycleRule(enquiryLifecycle, { office: [], 'code-holder': [] }, moverOf)(context)) ||
      isCorrected(context)),
  delete: async (context) =>
    isJunkDeleted(context) && (await context.readAfter(enquiryContactPath(context.id))) === null,
};

/** The contact of an enquiry: created with it, read by whoever answers it. */
export const enquiryContactAccess: CollectionAccess = {
  pattern: enquiryContactPath('{ref}'),
  get: async (context) => mayAnswer(context, await context.read(enquiryPath(context.params.ref ?? ''))),
  create: async ({ params, after, read, readAfter }) => {
    const enquiry = enquiryPath(params.ref ?? '');
    return (
      isEnquiryContactDocument(after) && (await read(enquiry)) === null && (await readAfter(enquiry)) !== null
    );
  },
  delete: (context) => goesWithJunk(context, enquiryPath(context.params.ref ?? '')),
};
