import { concernCollection } from '@/entities/concern';
import { consultationCollection } from '@/entities/consultancy/consultation';
import { clearancePath } from '@/entities/vetting/evidence';
import { parseSiteSettings, siteSettingsPath } from '@/entities/site-setting';
import { tutorApplicationPath } from '@/entities/tutor-application';
import type { DocumentsPort, Duty, StoredDocument } from '@/shared/backend';
import { builtFacts } from '@/shared/office-facts';
import { foundRecord } from '../model/found-record';
import type { FoundRecord } from '../model/found-record';
import { isDueForRemoval, retentionMonths, statesWhenOver, type RetainedKind } from '../model/retention';

const collections: Readonly<Record<RetainedKind, string>> = {
  request: 'tuitionRequests',
  enquiry: 'enquiries',
  concern: concernCollection,
  application: 'tutorApplications',
  jobApplication: 'jobApplications',
  jobReport: 'jobReports',
  consultation: consultationCollection,
  profile: 'tutors',
};

const retainedKinds: readonly RetainedKind[] = [
  'request',
  'enquiry',
  'application',
  'jobApplication',
  'jobReport',
  'consultation',
  'profile',
  'concern',
];

/** Maximum number of records shown and removed at once, of each kind. */
const atOnce = 100;

type Months = Readonly<Record<RetainedKind, number>>;

/** Records of one kind whose period is over, the removed ones too. */
async function overOf(
  documents: DocumentsPort,
  kind: RetainedKind,
  months: Months,
  now: Date,
): Promise<readonly StoredDocument[]> {
  const over = await documents.list({
    collection: collections[kind],
    where: [{ field: 'state', oneOf: statesWhenOver[kind] }],
  });
  return over.filter(({ data }) =>
    isDueForRemoval({ kind, state: String(data.state), movedAt: String(data.movedAt) }, now, months),
  );
}

/** Applications by which former tutors were cleared. They go with the profile, which may be gone already. */
async function ofFormerTutors(
  documents: DocumentsPort,
  profiles: readonly StoredDocument[],
): Promise<readonly StoredDocument[]> {
  const found = await Promise.all(
    profiles.map(async ({ id: userId }) => {
      const id = (await documents.get(clearancePath(userId)))?.ref;
      const data = typeof id === 'string' ? await documents.get(tutorApplicationPath(id)) : null;
      return data && { id: String(id), data };
    }),
  );
  return found.filter((application) => application !== null);
}

/** Records of one kind whose removal is due, and before them those whose removal was not finished. */
async function dueOf(
  documents: DocumentsPort,
  kind: RetainedKind,
  months: Months,
  now: Date,
): Promise<readonly FoundRecord[]> {
  const collection = collections[kind];
  const [over, begun, others] = await Promise.all([
    overOf(documents, kind, months, now),
    documents.list({ collection, where: [{ field: 'removal', equals: 'begun' }] }),
    kind === 'application'
      ? overOf(documents, 'profile', months, now).then((profiles) => ofFormerTutors(documents, profiles))
      : [],
  ]);
  const unfinished = new Set(begun.map(({ id }) => id));
  const due = [...over, ...others].filter(({ id, data }) => !unfinished.has(id) && data.removal !== 'done');
  return [...begun, ...due]
    .slice(0, atOnce)
    .map(({ id, data }) => foundRecord(kind, `${collection}/${id}`, data, 'period'));
}

/**
 * Records from which the person is to be removed now, by the retention periods that the office has set.
 * @param duties of the asker: worries and all other records each ask one
 */
export async function findDue(
  documents: DocumentsPort,
  now: Date,
  duties: readonly Duty[],
): Promise<readonly FoundRecord[]> {
  const stored = await documents.get(siteSettingsPath);
  const months = retentionMonths({ ...builtFacts, ...(stored && parseSiteSettings(stored).facts) });
  const found = await Promise.all(
    retainedKinds
      .filter((kind) => duties.includes(kind === 'concern' ? 'safeguarding' : 'office'))
      .map((kind) => dueOf(documents, kind, months, now)),
  );
  return found.flat();
}
