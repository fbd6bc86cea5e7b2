import { jobGraceMs, listJobsOfSchool } from '@/entities/jobs/job';
import { jobApplicationCollection } from '@/entities/jobs/job-application';
import { countPath, writeCount, type SchoolPage } from '@/entities/jobs/school-page';
import type { DocumentData, DocumentsPort } from '@/shared/backend';

/** Applications that do not count: nobody applies by them. */
const uncounted: readonly unknown[] = ['junk', 'withdrawn'];

/** Whether a count was made when no application could come any more. */
const isLastCount = (stored: DocumentData | null, closesAt: string): boolean =>
  Date.parse(String(stored?.countedAt)) > Date.parse(closesAt) + jobGraceMs;

/** Counts the applications for each published post of a school, and writes the counts on its page. */
export async function recount(
  documents: DocumentsPort,
  { code, schoolId }: Pick<SchoolPage, 'code' | 'schoolId'>,
): Promise<void> {
  for (const { code: job, closesAt } of await listJobsOfSchool(documents, schoolId)) {
    const stored = await documents.get(countPath(code, job));
    if (isLastCount(stored, closesAt)) continue;
    const found = await documents.list({
      collection: jobApplicationCollection,
      where: [{ field: 'job', equals: job }],
    });
    const applications = found.filter(({ data }) => !uncounted.includes(data.state)).length;
    await documents.commit([writeCount(code, job, applications, stored)]);
  }
}
