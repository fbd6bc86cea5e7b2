import {
  isAdmin,
  isSameData,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
} from '@/shared/backend';
import { goesWithJunk, isJunkDeleted, isNewRecord, lifeRule } from '@/shared/lib/life';
import { applicantPath, applicationCodeShape, isApplicantDocument } from './applicant';
import {
  isRefereesDocument,
  isTutorApplicationDocument,
  refereesPath,
  tutorApplicationCollection,
  tutorApplicationPath,
  type TutorApplication,
} from './tutor-application';
import { tutorApplicationLife } from './tutor-application-life';

/** What only the office fills in. */
const undecided = { asked: { words: '' }, decision: { reason: '', words: '', retryFrom: '' } };

const isApplicant = async ({ actor, id, read }: AccessContext): Promise<boolean> =>
  actor.userId !== null && (await read(applicantPath(actor.userId)))?.ref === id;

/** Anyone applies; the office reads and moves it, the applicant reads it, sends papers and withdraws by the code. */
export const tutorApplicationAccess: CollectionAccess = {
  pattern: `${tutorApplicationCollection}/{ref}`,
  get: async (context) => isAdmin(context) || isApplicant(context),
  list: isAdmin,
  create: async ({ id, after, now, readAfter }) =>
    applicationCodeShape.test(id) &&
    (after?.profile as TutorApplication['profile'] | undefined)?.email !== '' &&
    isTutorApplicationDocument(after) &&
    isNewRecord({ after, now }, tutorApplicationLife) &&
    after?.lastChange === '' &&
    isSameData({ asked: after.asked, decision: after.decision }, undecided) &&
    (await readAfter(refereesPath(id))) !== null,
  update: async (context) =>
    isTutorApplicationDocument(context.after) &&
    lifeRule(tutorApplicationLife, {
      office: ['asked', 'decision'],
      'code-holder': ['files'],
    })(context),
  delete: async (context) =>
    isJunkDeleted(context) && (await context.readAfter(refereesPath(context.id))) === null,
};

/** The referees come with their application and are read by the office alone. */
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
 * An account links the application whose email is its own and was verified: whoever finds a code, and signs up with an address that is
 * not theirs, learns nothing by it.
 */
const mayLink =
  (canVerify: boolean): AccessRule =>
  async ({ actor, id, after, now, read }) => {
    if (actor.userId !== id || !isApplicantDocument(after) || after?.updatedAt !== now) return false;
    if (canVerify && actor.isEmailVerified !== true) return false;
    const application = (await read(tutorApplicationPath(String(after.ref)))) as TutorApplication | null;
    return application?.profile.email === (actor.email ?? '').toLowerCase();
  };

/** @param canVerify whether addresses can be verified at all: a demo sends no mail */
export const createApplicantAccess = (canVerify: boolean): CollectionAccess => ({
  pattern: applicantPath('{id}'),
  get: (context) => isAdmin(context) || context.actor.userId === context.id,
  create: mayLink(canVerify),
  update: mayLink(canVerify),
});
