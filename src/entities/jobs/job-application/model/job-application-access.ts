import { dequal } from 'dequal/lite';
import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { goesWithJunk, isJunkDeleted, isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import {
  jobApplicantContactSchema,
  jobApplicationCodeShape,
  jobApplicationSchema,
  jobApplicationSchemaOf,
  jobRefereesSchema,
} from './job-application';
import {
  applicantPassed,
  applicantTakenBack,
  jobApplicationLifecycle,
  passableStates,
} from './job-application-lifecycle';
import {
  jobApplicantContactPath,
  jobApplicationCollection,
  jobApplicationPath,
  jobRefereesPath,
} from './new-job-application';

const move = lifecycleRule(jobApplicationLifecycle, { office: ['decision'], 'code-holder': [] });

/** Initial values of the fields that only the office sets. */
const undecided = { reason: '', words: '' };

/** Fields that the office changes without a transition, by event. */
export const notedOfJobApplication: Readonly<Record<string, readonly string[]>> = {
  [applicantPassed]: ['passed'],
  [applicantTakenBack]: ['passed'],
};

const passedOf = (application: DocumentData | null): string =>
  typeof application?.passed === 'string' ? application.passed : '';

/**
 * Whether the office passes an applicant on, or takes that back: what the school sees comes and goes in the
 * same batch.
 */
async function isPassing(context: AccessContext): Promise<boolean> {
  const { before, after, now, readAfter } = context;
  const [was, is] = [passedOf(before), passedOf(after)];
  if (!isAdmin(context) || after?.updatedAt !== now) return false;
  if (!changesOnly(context, ['passed', 'updatedAt', 'lastChange'])) return false;
  if (is === '') return (await readAfter(was)) === null;
  return (
    was === '' &&
    (passableStates as readonly unknown[]).includes(after.state) &&
    !('removal' in after) &&
    is.endsWith(`/${String(after.lastChange)}`) &&
    (await readAfter(is)) !== null
  );
}

/** What an application needs of its post. */
export interface JobApplicationSurroundings {
  /**
   * Whether the post takes an application that arrives now: it is published, not paused, and was open when
   * Send was pressed. What waited on a device comes at most 24 hours after the closing time.
   */
  readonly takesApplications: (
    job: string,
    sentAt: string,
    context: Pick<AccessContext, 'now' | 'read'>,
  ) => Promise<boolean>;
}

/** Access rules of applications for a post: anyone applies while it is open, the office reads and moves. */
export const createJobApplicationAccess = ({
  takesApplications,
}: JobApplicationSurroundings): CollectionAccess => ({
  pattern: `${jobApplicationCollection}/{ref}`,
  get: isAdmin,
  list: isAdmin,
  create: async (context) => {
    const { id, after, now, readAfter } = context;
    return (
      jobApplicationCodeShape.test(id) &&
      isStored(jobApplicationSchema, after) &&
      after !== null &&
      isNewRecord({ after, now }, jobApplicationLifecycle) &&
      after.lastChange === '' &&
      dequal(after.decision, undecided) &&
      !('passed' in after) &&
      (await readAfter(jobApplicantContactPath(id))) !== null &&
      takesApplications(String(after.job), String(after.sentAt), context)
    );
  },
  update: async (context) => {
    const { before, after } = context;
    const decision = (after?.decision ?? undecided) as typeof undecided;
    return (
      isStored(jobApplicationSchemaOf(after), after) &&
      (after?.state === before?.state || (after?.state === 'declined') === (decision.reason !== '')) &&
      (passedOf(before) === passedOf(after) ? move(context) : isPassing(context))
    );
  },
  delete: async (context) =>
    isJunkDeleted(context) &&
    passedOf(context.before) === '' &&
    (await context.readAfter(jobRefereesPath(context.id))) === null &&
    (await context.readAfter(jobApplicantContactPath(context.id))) === null,
});

/** Access rules of a document beside an application: created with it, read by the office only. */
const besideApplication = (
  pathOf: (ref: string) => string,
  isValid: (data: AccessContext['after']) => boolean,
): CollectionAccess => ({
  pattern: pathOf('{ref}'),
  get: isAdmin,
  create: async ({ params, after, read, readAfter }) => {
    const application = jobApplicationPath(params.ref ?? '');
    return isValid(after) && (await read(application)) === null && (await readAfter(application)) !== null;
  },
  delete: (context) => goesWithJunk(context, jobApplicationPath(context.params.ref ?? '')),
});

export const jobApplicantContactAccess = besideApplication(jobApplicantContactPath, (data) =>
  isStored(jobApplicantContactSchema, data),
);

export const jobRefereesAccess = besideApplication(jobRefereesPath, (data) =>
  isStored(jobRefereesSchema, data),
);
