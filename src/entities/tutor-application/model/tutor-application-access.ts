import { dequal } from 'dequal/lite';
import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import type { Correctable } from '@/shared/correction';
import { isStored } from '@/shared/fields';
import { goesWithJunk, isJunkDeleted, isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { applicantPath, applicationCodeShape, isApplicantDocument } from './applicant';
import {
  applicantContactPath,
  applicantContactSchema,
  isRefereesDocument,
  isTutorApplicationDocument,
  refereesPath,
  tutorApplicationCollection,
  tutorApplicationPath,
  type TutorApplication,
} from './tutor-application';
import { tutorApplicationLifecycle } from './tutor-application-lifecycle';

/** Event of a field that the office corrects. */
export const applicationCorrected = 'application.corrected';

/**
 * Fields of an application that the office may correct; phone and email where an older version stored them.
 * Files and consent stay as they were sent.
 */
export const correctableOfApplication: Correctable = {
  coded: [
    ...['gender', 'region', 'languages'].map((name) => `profile.${name}`),
    ...['subjects', 'levels', 'years', 'hasNeedExperience'].map((name) => `teaching.${name}`),
    'travel.where',
    'travel.regions',
    'hours',
    'rate',
    'papers.policeClearance',
    'declarations.worksInPublicSchool',
  ],
  personal: [
    ...['name', 'town', 'about', 'phone', 'email'].map((name) => `profile.${name}`),
    'teaching.qualification',
    'travel.towns',
    ...['ghanaCard', 'ntcLicence', 'ntcExpiry'].map((name) => `papers.${name}`),
    'declarations.school',
  ],
};

/** Fields of the applicant's contact that the office may correct. */
export const correctableOfApplicant: Correctable = {
  coded: [],
  personal: ['applicant.phone', 'applicant.email'],
};

/** Fields of the referees that the office may correct. */
export const correctableOfReferees: Correctable = {
  coded: ['first.relation', 'second.relation'],
  personal: ['first', 'second'].flatMap((which) =>
    ['name', 'phone', 'place'].map((name) => `${which}.${name}`),
  ),
};

/** Whether it is a contact by which an account can be linked. */
export const isApplicantContactDocument = (data: DocumentData | null): boolean =>
  isStored(applicantContactSchema, data) && data?.email !== '';

/** Whether a contact stays where it was stored, and can still link an account. */
const keepsHeldContact = ({ before, after }: AccessContext): boolean => {
  const was = (before?.profile ?? {}) as DocumentData;
  const is = (after?.profile ?? {}) as DocumentData;
  return (
    ['phone', 'email'].every((name) => name in was === name in is) &&
    (was.email === is.email || is.email !== '')
  );
};

/** The office corrects what the applicant sent; its change-log entry says which field. */
const isCorrected = (context: AccessContext): boolean =>
  isAdmin(context) &&
  context.after?.updatedAt === context.now &&
  keepsHeldContact(context) &&
  changesOnly(context, [
    ...['profile', 'teaching', 'travel', 'hours', 'rate', 'papers', 'declarations'],
    ...['updatedAt', 'lastChange'],
  ]);

/** Initial values of the fields that only the office sets. */
const undecided = { asked: { words: '' }, decision: { reason: '', words: '', retryFrom: '' } };

const isApplicant = async ({ actor, params, read }: AccessContext): Promise<boolean> =>
  actor.userId !== null && (await read(applicantPath(actor.userId)))?.ref === params.ref;

/** Whether the record holds the contact, as older versions stored it. */
const holdsContact = (data: DocumentData | null): boolean => {
  const profile = (data?.profile ?? {}) as DocumentData;
  return 'phone' in profile || 'email' in profile;
};

/** Whether the office has cleared somebody by this application. */
export type HasCleared = (context: AccessContext) => Promise<boolean>;

/**
 * Access rules of applications: anyone applies, the office reads and updates, the applicant reads, and sends
 * papers and withdraws with the code. An application is approved only after its applicant was cleared.
 */
export const createTutorApplicationAccess = (hasCleared: HasCleared): CollectionAccess => ({
  pattern: `${tutorApplicationCollection}/{ref}`,
  get: async (context) => isAdmin(context) || isApplicant(context),
  list: isAdmin,
  create: async ({ id, after, now, readAfter }) =>
    applicationCodeShape.test(id) &&
    isTutorApplicationDocument(after) &&
    !holdsContact(after) &&
    isNewRecord({ after, now }, tutorApplicationLifecycle) &&
    after?.lastChange === '' &&
    dequal({ asked: after.asked, decision: after.decision }, undecided) &&
    (await readAfter(refereesPath(id))) !== null &&
    (await readAfter(applicantContactPath(id))) !== null,
  update: async (context) =>
    isTutorApplicationDocument(context.after) &&
    (isCorrected(context) ||
      ((await lifecycleRule(tutorApplicationLifecycle, {
        office: ['asked', 'decision'],
        'code-holder': ['files'],
      })(context)) &&
        (context.after?.state !== 'approved' || hasCleared(context)))),
  delete: async (context) =>
    isJunkDeleted(context) &&
    (await context.readAfter(refereesPath(context.id))) === null &&
    (await context.readAfter(applicantContactPath(context.id))) === null,
});

/** Access rules of the applicant's contact: created with it, read by the office and the linked account. */
export const applicantContactAccess: CollectionAccess = {
  pattern: applicantContactPath('{ref}'),
  get: async (context) => isAdmin(context) || isApplicant(context),
  create: async ({ params, after, read, readAfter }) => {
    const application = tutorApplicationPath(params.ref ?? '');
    return (
      isApplicantContactDocument(after) &&
      (await read(application)) === null &&
      (await readAfter(application)) !== null
    );
  },
  delete: (context) => goesWithJunk(context, tutorApplicationPath(context.params.ref ?? '')),
};

/** Access rules of referees: created with their application, read by the office only. */
export const refereesAccess: CollectionAccess = {
  pattern: `${tutorApplicationCollection}/{ref}/contact/referees`,
  get: isAdmin,
  create: async ({ params, after, read, readAfter }) => {
    const application = tutorApplicationPath(params.ref ?? '');
    return (
      isRefereesDocument(after) &&
      (await read(application)) === null &&
      (await readAfter(application)) !== null
    );
  },
  delete: (context) => goesWithJunk(context, tutorApplicationPath(context.params.ref ?? '')),
};

/**
 * An account may link an application only when its verified address is the application's. So a found code is
 * useless with a foreign address.
 */
const mayLink =
  (canVerify: boolean): AccessRule =>
  async ({ actor, id, after, now, read }) => {
    if (actor.userId !== id || !isApplicantDocument(after) || after?.updatedAt !== now) return false;
    if (canVerify && actor.isEmailVerified !== true) return false;
    const ref = String(after.ref);
    const application = (await read(tutorApplicationPath(ref))) as TutorApplication | null;
    const email = (await read(applicantContactPath(ref)))?.email ?? application?.profile.email;
    return email === (actor.email ?? '').toLowerCase();
  };

/** @param canVerify whether addresses can be verified; the demo cannot send mail */
export const createApplicantAccess = (canVerify: boolean): CollectionAccess => ({
  pattern: applicantPath('{id}'),
  get: (context) => isAdmin(context) || context.actor.userId === context.id,
  create: mayLink(canVerify),
  update: mayLink(canVerify),
});
