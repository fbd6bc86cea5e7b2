import { dequal } from 'dequal/lite';
import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListRule,
} from '@/shared/backend';
import type { Correctable } from '@/shared/correction';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { isIndexed, isPublicJob } from './index-access';
import { closesWithinDays, jobContentSchema, jobPath, jobSchema, type JobContent } from './job';
import { jobLifecycle, runningJobStates } from './job-lifecycle';
import { jobEdited, jobExtended } from './write-job';

const dayMs = 86_400_000;

/** Shape of the code of a post. */
export const jobCodeShape = /^LL-P[0-9A-HJKMNP-TV-Z]{13}$/;

const jobContentFields = Object.keys(jobContentSchema.entries);

/** Fields of a published post that the office may correct. Its texts are not kept in the change log. */
export const correctableOfJob: Correctable = {
  coded: ['subjects', 'levels', 'type', 'mode', 'region'],
  personal: ['title', 'town', 'pay', 'asked', 'toSend', 'words'],
};

/** How changes of a post are logged, without a transition. */
export const loggedOfJob = {
  noted: { [jobEdited]: jobContentFields },
  notedIn: { [jobEdited]: ['draft'] },
  valued: { [jobExtended]: { field: 'closesAt', besides: ['school'], states: runningJobStates } },
} as const;

/** What the access rules need of schools. */
export interface JobSurroundings {
  /**
   * What everybody reads of a school, as its check says; null when its check does not count now.
   * @param now ISO 8601
   */
  readonly checkedSchool: (
    read: AccessContext['read'],
    schoolId: string,
    now: string,
  ) => Promise<DocumentData | null>;
}

/** Everybody lists posts that were published; the office lists all. */
const mayList: ListRule = ({ actor, query }) =>
  isAdmin({ actor }) ||
  (query.where ?? []).some(
    (part) =>
      part.field === 'state' &&
      ('equals' in part
        ? isPublicJob({ state: part.equals })
        : 'oneOf' in part && part.oneOf.every((state) => isPublicJob({ state }))),
  );

const isPayInOrder = ({ pay }: Pick<JobContent, 'pay'>): boolean => pay.kind !== 'range' || pay.from < pay.to;

const isJob = (data: DocumentData | null): boolean =>
  isStored(jobSchema, data) && isPayInOrder(data as unknown as JobContent);

/** Whether a closing time is ahead, and not too far. */
function isClosingAhead({ after, now }: AccessContext): boolean {
  const ahead = Date.parse(String(after?.closesAt)) - Date.parse(now);
  return ahead > 0 && ahead <= closesWithinDays * dayMs;
}

/** A post that is closed by hand closes earlier than it said, or keeps its time. */
const isClosedEarlier = ({ before, after, now }: AccessContext): boolean =>
  after?.closesAt === before?.closesAt ||
  (String(after?.closesAt) < String(before?.closesAt) &&
    Math.abs(Date.parse(String(after?.closesAt)) - Date.parse(now)) <= dayMs);

const fieldsOfMove: Readonly<Record<string, readonly string[]>> = {
  'draft published': ['publishedAt', 'school'],
  'paused published': ['school'],
  'published closed': ['closedFor', 'closesAt'],
  'paused closed': ['closedFor', 'closesAt'],
};

/**
 * Access rules of posts: everybody reads what was published, the office writes. Nothing is published or
 * extended for a school whose check does not count.
 */
export function createJobAccess({ checkedSchool }: JobSurroundings): CollectionAccess {
  const isOfCheckedSchool = async ({ after, now, read }: AccessContext) =>
    after !== null && dequal(after.school, await checkedSchool(read, String(after.schoolId), now));

  const isMove = async (context: AccessContext): Promise<boolean> => {
    const [from, to] = [context.before?.state, context.after?.state];
    const fields = fieldsOfMove[`${String(from)} ${String(to)}`] ?? [];
    if (!(await lifecycleRule(jobLifecycle, { office: fields })(context))) return false;
    if (to === 'closed') return 'closedFor' in (context.after ?? {}) && isClosedEarlier(context);
    if (to !== 'published') return true;
    if (from === 'draft' && (context.after?.publishedAt !== context.now || !isClosingAhead(context)))
      return false;
    return isOfCheckedSchool(context);
  };

  const isChange = async (context: AccessContext): Promise<boolean> => {
    const { before, after, now } = context;
    if (after?.updatedAt !== now) return false;
    const stamps = ['updatedAt', 'lastChange'];
    if (changesOnly(context, stamps)) return true;
    if (before?.state === 'draft') return changesOnly(context, [...jobContentFields, ...stamps]);
    if (before?.state !== 'published' && before?.state !== 'paused') return false;
    if (before.closesAt === after.closesAt)
      return changesOnly(context, [...correctableOfJob.coded, ...correctableOfJob.personal, ...stamps]);
    return (
      changesOnly(context, ['closesAt', 'school', ...stamps]) &&
      String(after.closesAt) > String(before.closesAt) &&
      isClosingAhead(context) &&
      (await isOfCheckedSchool(context))
    );
  };

  return {
    pattern: jobPath('{code}'),
    // A code that is not ours has no document, and everybody may learn that.
    get: (context) => context.before === null || isPublicJob(context.before) || isAdmin(context),
    list: mayList,
    create: (context) =>
      isAdmin(context) &&
      jobCodeShape.test(context.id) &&
      isJob(context.after) &&
      isNewRecord(context, jobLifecycle) &&
      context.after?.openReports === 0 &&
      context.after.lastReport === '' &&
      !('publishedAt' in context.after) &&
      !('closedFor' in context.after),
    update: async (context) =>
      isAdmin(context) &&
      isJob(context.after) &&
      (context.before?.state === context.after?.state ? await isChange(context) : await isMove(context)) &&
      (!isPublicJob(context.after) || (await isIndexed(context))),
  };
}
