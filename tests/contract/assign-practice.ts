import { expect } from 'vitest';
import type { ChangedBy } from '../../src/entities/change-log';
import {
  assignmentPath,
  assignmentsCollection,
  parsePracticeReport,
  practiceReportsCollection,
} from '../../src/entities/practice/assignment';
import type { BackendPort, Write } from '@/shared/backend';
import { transitionOf } from '../samples/offers';
import { newAssignment, reportAsFamily, sampleSummary } from '../samples/practice';
import { newTuitionCode } from '../samples/records';

const reportId = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a33';
const forbidden = { code: 'forbidden' };

interface Pair {
  readonly ref: string;
  readonly offer: { readonly id: string; readonly tutorId: string };
  readonly tutor: ChangedBy;
}

interface Backend {
  readonly commit: (writes: readonly Write[]) => Promise<unknown>;
  readonly commitTwice: (writes: readonly Write[]) => Promise<unknown>;
  readonly list: BackendPort['documents']['list'];
  readonly asTutor: () => Promise<unknown>;
  readonly asFamily: () => Promise<unknown>;
}

/** The tutor of a chosen offer assigns practice, the family reports with its code, the tutor closes it. */
export async function assignPractice(
  { ref, offer, tutor }: Pair,
  { commit, commitTwice, list, asTutor, asFamily }: Backend,
): Promise<void> {
  const given = { tutorId: offer.tutorId };
  await expect(commit([newAssignment(offer.id, given)])).rejects.toMatchObject({
    code: expect.stringMatching(/^(unauthenticated|forbidden)$/) as string,
  });
  await asTutor();
  await commitTwice([newAssignment(offer.id, given)]);
  await expect(commit([newAssignment(offer.id, { ...given, id: '3' })])).rejects.toMatchObject(forbidden);
  await expect(commit(reportAsFamily(newTuitionCode(), offer.id, reportId))).rejects.toMatchObject(forbidden);

  await asFamily();
  expect(await list({ collection: assignmentsCollection(offer.id) })).toMatchObject([
    { id: '1', data: { state: 'assigned', topic: 'percentages' } },
  ]);
  await commitTwice(reportAsFamily(ref, offer.id, reportId));

  await asTutor();
  const [sent] = await list({ collection: practiceReportsCollection(offer.id) });
  expect(parsePracticeReport(offer.id, sent?.id ?? '', sent?.data ?? {})).toMatchObject(sampleSummary);
  const finished = { from: 'assigned', to: 'finished', event: 'assignment.finished', by: tutor };
  await commitTwice(transitionOf(assignmentPath(offer.id, '1'), finished));
}
