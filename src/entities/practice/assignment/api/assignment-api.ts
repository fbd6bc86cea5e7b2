import { baseApi, liveQuery, persistedQuery, readList } from '@/shared/api';
import type { BackendPort } from '@/shared/backend';
import { assignmentsCollection, parseAssignment, type Assignment } from '../model/assignment';
import {
  parsePracticeReport,
  practiceReportsCollection,
  type PracticeReport,
} from '../model/practice-report';

/** Offers whose practice is read, and the owner of the cached answer: an account id, or `familyOwner`. */
export interface AssignedKey {
  readonly owner: string;
  readonly offerIds: readonly string[];
}

/** Assignments by offer and number, and all reports about them. */
export interface Assigned {
  readonly assignments: readonly Assignment[];
  readonly reports: readonly PracticeReport[];
}

async function readAssigned({ documents }: BackendPort, offerId: string): Promise<Assigned> {
  const [assignments, reports] = [assignmentsCollection(offerId), practiceReportsCollection(offerId)];
  const [assigned, sent] = await Promise.all([
    documents.list({
      collection: assignments,
      orderBy: { field: 'createdAt', direction: 'ascending' },
    }),
    documents.list({
      collection: reports,
      orderBy: { field: 'createdAt', direction: 'ascending' },
    }),
  ]);
  return {
    assignments: readList(assignments, assigned, (id, data) => parseAssignment(offerId, id, data)),
    reports: readList(reports, sent, (id, data) => parsePracticeReport(offerId, id, data)),
  };
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What the tutor of these offers assigned, and what families reported. Cached on the device. */
    assigned: build.query<Assigned, AssignedKey>(
      liveQuery({
        watch: ({ offerIds }) =>
          offerIds.flatMap((id) => [assignmentsCollection(id), practiceReportsCollection(id)]),
        read: persistedQuery(
          { owner: ({ owner }) => owner, key: ({ offerIds }) => `practice ${offerIds.join(' ')}` },
          async (backend, { offerIds }) => {
            const found = await Promise.all(offerIds.map((id) => readAssigned(backend, id)));
            return {
              assignments: found.flatMap(({ assignments }) => assignments),
              reports: found.flatMap(({ reports }) => reports),
            };
          },
        ),
      }),
    ),
  }),
});

export const { useAssignedQuery } = api;
