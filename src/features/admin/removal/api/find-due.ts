import { concernCollection } from '@/entities/concern';
import { parseSiteSettings, siteSettingsPath } from '@/entities/site-setting';
import type { DocumentsPort } from '@/shared/backend';
import { builtFacts } from '@/shared/office-facts';
import { foundRecord } from '../model/found-record';
import type { FoundRecord } from '../model/found-record';
import { isDueForRemoval, retentionMonths, statesWhenOver, type RetainedKind } from '../model/retention';

const collections: Readonly<Record<RetainedKind, string>> = {
  request: 'tuitionRequests',
  enquiry: 'enquiries',
  concern: concernCollection,
  application: 'tutorApplications',
  profile: 'tutors',
};

/** Maximum number of records shown and removed at once, of each kind. */
const atOnce = 100;

/** Records of one kind whose period is over, and those whose removal was begun and not finished. */
async function dueOf(
  documents: DocumentsPort,
  kind: RetainedKind,
  months: Readonly<Record<RetainedKind, number>>,
  now: Date,
): Promise<readonly FoundRecord[]> {
  const collection = collections[kind];
  const [over, begun] = await Promise.all([
    documents.list({ collection, where: [{ field: 'state', oneOf: statesWhenOver[kind] }] }),
    documents.list({ collection, where: [{ field: 'removal', equals: 'begun' }] }),
  ]);
  const unfinished = new Set(begun.map(({ id }) => id));
  const due = over.filter(
    ({ id, data }) =>
      !unfinished.has(id) &&
      data.removal !== 'done' &&
      isDueForRemoval({ kind, state: String(data.state), movedAt: String(data.movedAt) }, now, months),
  );
  return [...begun, ...due]
    .slice(0, atOnce)
    .map(({ id, data }) => foundRecord(kind, `${collection}/${id}`, data, 'period'));
}

/**
 * Records from which the person is to be removed now, by the retention periods that the office has set.
 * @param maySeeConcerns whether the asker answers for child protection
 */
export async function findDue(
  documents: DocumentsPort,
  now: Date,
  maySeeConcerns: boolean,
): Promise<readonly FoundRecord[]> {
  const stored = await documents.get(siteSettingsPath);
  const months = retentionMonths({ ...builtFacts, ...(stored && parseSiteSettings(stored).facts) });
  const kinds: readonly RetainedKind[] = ['request', 'enquiry', 'application', 'profile'];
  const found = await Promise.all(
    (maySeeConcerns ? [...kinds, 'concern' as const] : kinds).map((kind) =>
      dueOf(documents, kind, months, now),
    ),
  );
  return found.flat();
}
