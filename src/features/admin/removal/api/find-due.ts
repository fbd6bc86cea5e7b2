import { concernCollection } from '@/entities/concern';
import { consultationCollection } from '@/entities/consultancy/consultation';
import { bookingCollection } from '@/entities/counselling/booking';
import { clearancePath } from '@/entities/vetting/evidence';
import { parseSiteSettings, siteSettingsPath } from '@/entities/site-setting';
import { tutorApplicationPath } from '@/entities/tutor-application';
import type { DocumentData, DocumentsPort, Duty, StoredDocument } from '@/shared/backend';
import { builtFacts } from '@/shared/office-facts';
import { foundRecord } from '../model/found-record';
import { bookingsFor } from '../model/bookings-for';
import type { FoundRecord } from '../model/found-record';
import { isDueForRemoval, retentionMonths, statesWhenOver, type RetainedKind } from '../model/retention';

const collections: Readonly<Record<RetainedKind, string>> = {
  request: 'tuitionRequests',
  enquiry: 'enquiries',
  booking: bookingCollection,
  concern: concernCollection,
  application: 'tutorApplications',
  jobApplication: 'jobApplications',
  jobReport: 'jobReports',
  consultation: consultationCollection,
  homework: 'homeworkQuestions',
  profile: 'tutors',
};

const retainedKinds: readonly RetainedKind[] = [
  'request',
  'enquiry',
  'booking',
  'application',
  'jobApplication',
  'jobReport',
  'consultation',
  'homework',
  'profile',
  'concern',
];

/** Maximum number of records shown and removed at once, of each kind. */
const atOnce = 100;

type Months = Readonly<Record<RetainedKind, number>>;

interface Asked {
  readonly kind: RetainedKind;
  /** Whether the asker lists only what is not quiet. */
  readonly isPlain: boolean;
  readonly months: Months;
  readonly now: Date;
}

/** Start of the talk of a booking; empty when it did not take place. */
const startOf = ({ state, start }: DocumentData): string =>
  typeof start === 'string' && state !== 'cancelled' ? start : '';

/** Records of one kind whose period is over, the removed ones too. */
async function overOf(
  documents: DocumentsPort,
  { kind, isPlain, months, now }: Asked,
): Promise<readonly StoredDocument[]> {
  const over = await documents.list({
    collection: collections[kind],
    where: [{ field: 'state', oneOf: statesWhenOver[kind] }],
    ...(isPlain && {
      where: [
        { field: 'isQuiet', equals: false },
        { field: 'state', oneOf: statesWhenOver[kind] },
      ],
    }),
  });
  return over.filter(({ data }) =>
    isDueForRemoval(
      { kind, state: String(data.state), movedAt: String(data.movedAt), start: startOf(data) },
      now,
      months,
    ),
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
  asked: Asked,
  duties: readonly Duty[],
): Promise<readonly FoundRecord[]> {
  const { kind, isPlain } = asked;
  const collection = collections[kind];
  const [over, begun, others] = await Promise.all([
    overOf(documents, asked),
    documents.list({
      collection,
      where: [{ field: 'removal', equals: 'begun' }],
      ...(isPlain && {
        where: [
          { field: 'isQuiet', equals: false },
          { field: 'removal', equals: 'begun' },
        ],
      }),
    }),
    kind === 'application'
      ? overOf(documents, { ...asked, kind: 'profile' }).then((profiles) =>
          ofFormerTutors(documents, profiles),
        )
      : [],
  ]);
  const unfinished = new Set(begun.map(({ id }) => id));
  const due = [...over, ...others].filter(({ id, data }) => !unfinished.has(id) && data.removal !== 'done');
  return [...begun, ...due]
    .slice(0, atOnce)
    .map(({ id, data }) => foundRecord(kind, `${collection}/${id}`, data, { by: 'period', duties }));
}

/** What these duties list of a kind. */
function listedBy(duties: readonly Duty[], kind: RetainedKind): ReturnType<typeof bookingsFor> {
  if (kind === 'booking') return bookingsFor(duties);
  return duties.includes(kind === 'concern' ? 'safeguarding' : 'office') ? 'all' : 'none';
}

/**
 * Records from which the person is to be removed now, by the retention periods that the office has set.
 * @param duties of the asker, by which kinds are listed
 */
export async function findDue(
  documents: DocumentsPort,
  now: Date,
  duties: readonly Duty[],
): Promise<readonly FoundRecord[]> {
  const stored = await documents.get(siteSettingsPath);
  const months = retentionMonths({ ...builtFacts, ...(stored && parseSiteSettings(stored).facts) });
  const found = await Promise.all(
    retainedKinds.map(async (kind) => {
      const listed = listedBy(duties, kind);
      return listed === 'none'
        ? []
        : dueOf(documents, { kind, isPlain: listed === 'plain', months, now }, duties);
    }),
  );
  return found.flat();
}
