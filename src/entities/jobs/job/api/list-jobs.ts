import { readList } from '@/shared/api';
import type { DocumentsPort, ListPlace, StoredDocument } from '@/shared/backend';
import { jobCollection, parseJob, type Job } from '../model/job';

/**
 * Lists of posts that everybody may read: `newest` published first, whose dates may have passed; `closing`,
 * open ones by closing time; `closed`, whose time has passed, the latest first.
 */
export type JobSort = 'newest' | 'closing' | 'closed';

/** Where a page of a list of posts begins, and how many posts it has at most. */
export interface JobsPlace {
  /** The last post of the page before; null for the first page. */
  readonly after: Pick<Job, 'code' | 'publishedAt' | 'closesAt'> | null;
  readonly size: number;
}

/** A page of a list of posts, and where the next one begins. */
export interface JobsPage {
  readonly jobs: readonly Job[];
  /** Null after the last page. */
  readonly next: JobsPlace | null;
}

/** The first page costs as many reads as a screen shows; each further one twice as many as the one before. */
export const firstJobs: JobsPlace = { after: null, size: 20 };

const mostOfPage = 240;

/** Key by which the device keeps a page. */
export const jobsPageKey = (sort: JobSort, { after }: Pick<JobsPlace, 'after'>): string =>
  `jobs ${sort} ${after?.code ?? ''}`;

/** The place after a post, or where the list begins. */
function placeOf(sort: JobSort, after: JobsPlace['after'], now: Date): ListPlace | undefined {
  if (sort === 'newest') return after ? { time: after.publishedAt ?? '', id: after.code } : undefined;
  return after ? { text: after.closesAt, id: after.code } : { text: now.toISOString() };
}

/** Calls with their fields in them: `firestore-indexes.test.ts` reads which indexes they need. */
function readPage(
  documents: DocumentsPort,
  sort: JobSort,
  size: number,
  after: ListPlace | undefined,
): Promise<readonly StoredDocument[]> {
  switch (sort) {
    case 'newest':
      return documents.list({
        collection: jobCollection,
        where: [{ field: 'state', equals: 'published' }],
        orderBy: { field: 'publishedAt', direction: 'descending' },
        limit: size,
        ...(after && { after }),
      });
    case 'closing':
      return documents.list({
        collection: jobCollection,
        where: [{ field: 'state', equals: 'published' }],
        orderBy: { field: 'closesAt', direction: 'ascending' },
        limit: size,
        ...(after && { after }),
      });
    case 'closed':
      return documents.list({
        collection: jobCollection,
        where: [{ field: 'state', oneOf: ['published', 'paused', 'closed'] }],
        orderBy: { field: 'closesAt', direction: 'descending' },
        limit: size,
        ...(after && { after }),
      });
  }
}

/**
 * Reads one page of posts.
 * @param now by the device's clock; posts closed by their date are told apart by it
 */
export async function listJobs(
  documents: DocumentsPort,
  sort: JobSort,
  { after, size }: JobsPlace,
  now: Date,
): Promise<JobsPage> {
  const found = await readPage(documents, sort, size, placeOf(sort, after, now));
  const last = found.length === size ? found.at(-1) : undefined;
  return {
    jobs: readList(jobCollection, found, parseJob),
    next: last
      ? {
          // By the stored values, as an unreadable post ends no list.
          after: {
            code: last.id,
            publishedAt: String(last.data.publishedAt),
            closesAt: String(last.data.closesAt),
          },
          size: Math.min(2 * size, mostOfPage),
        }
      : null,
  };
}
