import { dequal } from 'dequal/lite';
import { changesOnly, isAdmin, type AccessContext, type CollectionAccess } from '@/shared/backend';
import { trackingPath } from '@/shared/config';
import type { Correctable } from '@/shared/correction';
import {
  goesWithJunk,
  hasStepOfChange,
  isJunkDeleted,
  isNewRecord,
  lifecycleRule,
} from '@/shared/lib/lifecycle';
import { isAssigned, type IsOfOffice } from './assignment';
import {
  guardianContactPath,
  isGuardianContactDocument,
  isTuitionRequestDocument,
  topicOfRequest,
  tuitionRequestCollection,
  tuitionRequestPath,
  type TuitionRequest,
} from './tuition-request';
import { answerUntil, tuitionRequestLifecycle } from './tuition-request-lifecycle';

/** Event of a field that the office corrects. */
export const requestCorrected = 'request.corrected';

/** Fields that the office may correct. A wish is typed into an address, so that it can be a name. */
export const correctableOfRequest: Correctable = {
  coded: [
    'learner.age',
    'learner.gender',
    'lessons.schoolClass',
    'lessons.subjects',
    'lessons.prioritySubject',
    'lessons.hours',
    'lessons.perWeek',
    'lessons.startDate',
    'lessons.tutorGender',
    'lessons.budget',
    'place.where',
    'place.region',
    'cancellation.reason',
  ],
  personal: ['learner.name', 'learner.need', 'place.town', 'school', 'wishedTutor', 'cancellation.words'],
};

/** Fields of the guardian's contact that the office may correct. */
export const correctableOfGuardian: Correctable = {
  coded: ['guardian.relation', 'guardian.contactBy'],
  personal: ['name', 'phone', 'email', 'digitalAddress', 'landmark', 'message'].map(
    (name) => `guardian.${name}`,
  ),
};

/** Of what the guardian agreed to. Version and language say what was read, so they stay. */
export const correctableOfConsent: Correctable = { coded: ['consent.news'], personal: [] };

const isTuitionCode = (id: string) => /^LL-T[0-9A-HJKMNP-TV-Z]{13}$/.test(id);

/** The office may lapse a request only two weeks after the interest question. */
const isInTime = ({ before, after, now }: AccessContext): boolean =>
  after?.state !== 'lapsed' || Date.parse(now) >= answerUntil(String(before?.movedAt));

/** The reason changes only with the cancellation. */
const isCancelledToo = ({ before, after }: AccessContext): boolean =>
  after?.state === 'cancelled' || dequal(before?.cancellation, after?.cancellation);

const transition = lifecycleRule(tuitionRequestLifecycle, {
  office: ['cancellation'],
  'code-holder': ['cancellation', 'parting'],
});

/**
 * The office corrects what the family sent; its change-log entry says which field. The tracking follows, and
 * tells the family.
 */
async function isCorrected(context: AccessContext): Promise<boolean> {
  const { id, before, after, now, readAfter } = context;
  return (
    isAdmin(context) &&
    before?.state === after?.state &&
    after?.updatedAt === now &&
    changesOnly(context, [
      ...['learner', 'lessons', 'place', 'school', 'wishedTutor', 'cancellation'],
      ...['updatedAt', 'lastChange'],
    ]) &&
    (after.state === 'cancelled' || dequal(before?.cancellation, after.cancellation)) &&
    (await hasStepOfChange(context)) &&
    dequal(
      (await readAfter(trackingPath(id)))?.topic,
      topicOfRequest(after as Pick<TuitionRequest, 'lessons'>),
    )
  );
}

/** The family writes why it leaves its tutor; the office may only mark it as heard, with a note. */
async function mayChange(context: AccessContext): Promise<boolean> {
  const [was, is] = [context.before, context.after].map((data) => data?.parting as TuitionRequest['parting']);
  if (dequal(was, is)) return transition(context);
  // The words of a worry are for fewer people: they are a record of their own.
  const isUntold = is?.reason !== 'safety' || is.words === '';
  if (!isAdmin(context)) return is?.isHeard === false && isUntold && (await transition(context));
  const { before, after } = context;
  return (
    was !== undefined &&
    dequal({ ...was, isHeard: true }, is) &&
    before?.state === after?.state &&
    (await transition({ ...context, after: { ...after, parting: was } }))
  );
}

/**
 * Access rules of requests: anyone creates one, the office reads and updates it, the family cancels it with
 * its code.
 * @param isOfOffice whether an account is of an administrator
 */
export const createTuitionRequestAccess = (isOfOffice: IsOfOffice): CollectionAccess => ({
  pattern: `${tuitionRequestCollection}/{ref}`,
  get: isAdmin,
  list: isAdmin,
  create: async (context) =>
    isTuitionCode(context.id) &&
    isTuitionRequestDocument(context.after) &&
    isNewRecord(context, tuitionRequestLifecycle) &&
    context.after?.lastChange === '' &&
    context.after.parting === undefined &&
    context.after.assignee === undefined &&
    (await context.readAfter(guardianContactPath(context.id))) !== null,
  update: async (context) =>
    isTuitionRequestDocument(context.after) &&
    ((isInTime(context) && isCancelledToo(context) && (await mayChange(context))) ||
      (await isCorrected(context)) ||
      (await isAssigned(context, isOfOffice))),
  delete: async (context) =>
    isJunkDeleted(context) && (await context.readAfter(guardianContactPath(context.id))) === null,
});

/** Access rules of the guardian's contact: created with its request, read by the office only. */
export const guardianContactAccess: CollectionAccess = {
  pattern: `${tuitionRequestCollection}/{ref}/contact/guardian`,
  get: isAdmin,
  create: async ({ params, after, read, readAfter }) => {
    const request = tuitionRequestPath(params.ref ?? '');
    return (
      isGuardianContactDocument(after) &&
      (await read(request)) === null &&
      (await readAfter(request)) !== null
    );
  },
  delete: (context) => goesWithJunk(context, tuitionRequestPath(context.params.ref ?? '')),
};
