import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored, uuidShape } from '@/shared/fields';
import { jobPath, jobSchema } from './job';
import { isIndexed, isPublicJob } from './index-access';
import { jobReportPath, reportLinkPath, reportLinkSchema } from './report-link';

const isOpen = (link: DocumentData | null): boolean => link?.isOpen === true;

/** By how many the link of a change counts more than before: a new link, or one that the office changes. */
async function countedBy({ actor, params, after, read, readAfter }: AccessContext): Promise<number | null> {
  const path = reportLinkPath(params.code ?? '', String(after?.lastReport));
  const [was, is] = [await read(path), await readAfter(path)];
  if (is === null || (was !== null && !isAdmin({ actor }))) return null;
  return isOpen(was) === isOpen(is) ? null : isOpen(is) ? 1 : -1;
}

/**
 * Access rule of the count of open reports: it changes by one with one report link, in the same batch.
 * Anybody counts a new report, the office takes it out of the count. No change-log entry: the report has its
 * own.
 */
export const reportCountAccess: CollectionAccess = {
  pattern: jobPath('{code}'),
  update: async (context) => {
    const { before, after, now } = context;
    const by = await countedBy(context);
    return (
      by !== null &&
      isStored(jobSchema, after) &&
      uuidShape.test(String(after?.lastReport)) &&
      isPublicJob(before) &&
      after?.openReports === Number(before?.openReports) + by &&
      after.updatedAt === now &&
      changesOnly(context, ['openReports', 'lastReport', 'updatedAt']) &&
      (await isIndexed(context))
    );
  },
};

/** Whether the post counts this link in the same batch. */
async function isCounted({ id, params, read, readAfter }: AccessContext): Promise<boolean> {
  const path = jobPath(params.code ?? '');
  const [was, is] = [await read(path), await readAfter(path)];
  return is?.lastReport === id && is.openReports !== was?.openReports;
}

/**
 * Access rules of report links: each comes with a new report about its post, and the office changes whether
 * it counts in the batch in which it moves the report.
 */
export const reportLinkAccess: CollectionAccess = {
  pattern: reportLinkPath('{code}', '{id}'),
  get: isAdmin,
  list: isAdmin,
  create: async (context) => {
    const { params, after, read, readAfter } = context;
    if (!isStored(reportLinkSchema, after) || after?.isOpen !== true) return false;
    const report = jobReportPath(String(after.ref));
    return (
      (await read(report)) === null &&
      (await readAfter(report))?.job === params.code &&
      (await isCounted(context))
    );
  },
  update: async (context) => {
    const { after, read, readAfter } = context;
    const report = jobReportPath(String(after?.ref));
    return (
      isAdmin(context) &&
      isStored(reportLinkSchema, after) &&
      changesOnly(context, ['isOpen']) &&
      (await read(report))?.lastChange !== (await readAfter(report))?.lastChange &&
      (await isCounted(context))
    );
  },
};
