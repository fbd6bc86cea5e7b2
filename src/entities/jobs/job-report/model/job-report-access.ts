import { isAdmin, type AccessContext, type CollectionAccess, type DocumentData } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { jobReportCodeShape, jobReportSchema, jobReportSchemaOf } from './job-report';
import { isOpenReport, jobReportLifecycle } from './job-report-lifecycle';
import { jobReportCollection } from './new-job-report';

/** What reports need of posts. */
export interface JobReportSurroundings {
  /** The link from a post to a report, after the batch; null without one. */
  readonly linkOf: (
    job: string,
    link: string,
    context: Pick<AccessContext, 'readAfter'>,
  ) => Promise<DocumentData | null>;
}

/**
 * Access rules of reports about jobs: anyone reports, also about what is no post of ours; the office reads
 * and moves. A report about a post is counted there while it is open.
 */
export function createJobReportAccess({ linkOf }: JobReportSurroundings): CollectionAccess {
  const isLinked = async (context: AccessContext): Promise<boolean> => {
    const [job, link] = [String(context.after?.job), String(context.after?.link)];
    if (job === '' || link === '') return job === link;
    const stored = await linkOf(job, link, context);
    return stored?.ref === context.id && stored.isOpen === isOpenReport(context.after?.state);
  };
  return {
    pattern: `${jobReportCollection}/{ref}`,
    get: isAdmin,
    list: isAdmin,
    create: async (context) =>
      jobReportCodeShape.test(context.id) &&
      isStored(jobReportSchema, context.after) &&
      isNewRecord(context, jobReportLifecycle) &&
      context.after?.lastChange === '' &&
      isLinked(context),
    update: async (context) =>
      isStored(jobReportSchemaOf(context.after), context.after) &&
      (await lifecycleRule(jobReportLifecycle, { office: [] })(context)) &&
      isLinked(context),
  };
}
