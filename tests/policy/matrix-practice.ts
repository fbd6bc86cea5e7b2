import {
  assignmentPath,
  assignmentsCollection,
  practiceReportPath,
  practiceReportsCollection,
  type NewAssignment,
} from '../../src/entities/practice/assignment';
import { offerPath } from '../../src/entities/offer';
import type { DocumentData, Write } from '@/shared/backend';
import { approveTutor, change, makeOffer, transitionOf } from '../samples/offers';
import { newAssignment, reportAsFamily, sampleSummary } from '../samples/practice';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, asTutor, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, type Row } from './matrix-row';

const [ref, otherRef] = [newTuitionCode(), newTuitionCode()];
const offerId = '5b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f99';
const reportId = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a99';
const record = assignmentPath(offerId, '1');
const report = practiceReportPath(offerId, reportId);
const profile = 'tutors/demo-tutor';

/** An offer in a state, to T or another tutor. */
function offered(state = 'chosen', tutorId = 'demo-tutor'): Documents {
  const made = documentsOf(makeOffer(ref, { id: offerId, tutorId }, asOffice('A')));
  return {
    ...world,
    ...documentsOf(sendRequest(ref)),
    ...documentsOf(sendRequest(otherRef)),
    ...documentsOf(approveTutor('demo-tutor', asOffice('A'))),
    ...documentsOf(approveTutor('tutor-2', asOffice('A'))),
    ...made,
    [offerPath(offerId)]: { ...made[offerPath(offerId)], state },
  };
}

const suspended = (documents: Documents): Documents => ({
  ...documents,
  [profile]: { ...documents[profile], state: 'suspended' },
});

/** Assignments 1 to the last, in these states. */
const numbered = (states: readonly string[], tutorId = 'demo-tutor'): Documents => ({
  ...offered('chosen', tutorId),
  ...Object.fromEntries(
    states.map((state, index) => {
      const id = String(index + 1);
      const path = assignmentPath(offerId, id);
      return [path, { ...documentsOf([newAssignment(offerId, { id, tutorId })])[path], state }];
    }),
  ),
});

const chosen = rowsOn(offered());
const assigned = rowsOn(numbered(['assigned']));
const twelve = Array.from({ length: 12 }, () => 'assigned');

const assign = (otherwise: Partial<NewAssignment> = {}) => [newAssignment(offerId, otherwise)];
const assignWith = (fields: DocumentData): readonly Write[] =>
  assign().map((write) =>
    write.type === 'create' ? { ...write, data: { ...write.data, ...fields } } : write,
  );

const assigning: readonly Row[] = [
  chosen.commit('assignments create', 'T', () => assign()),
  chosen.commit('assignments create, of a whole pack, without a day', 'T', () => {
    const [write] = assign({ topic: '', note: '' });
    if (write?.type !== 'create') throw new Error('no assignment');
    const { dueDay: _dueDay, ...data } = write.data;
    return [{ ...write, data }];
  }),
  chosen.commit('assignments create, of a weakness', 'T', () => assign({ topic: '', weakness: 'w008' })),
  chosen.commit('assignments create, of a topic and a weakness', nobody, () => assign({ weakness: 'w008' })),
  chosen.commit('assignments create, of an unknown pack', nobody, () => assign({ pack: 'bece-french' })),
  chosen.commit('assignments create, with a long note', nobody, () => assign({ note: 'a'.repeat(301) })),
  chosen.commit('assignments create, for another tutor', nobody, () => assign({ tutorId: 'tutor-2' })),
  chosen.commit('assignments create, finished', nobody, () => assignWith({ state: 'finished' })),
  chosen.commit('assignments create, as a sample', nobody, () => assignWith({ isSample: true })),
  chosen.commit('assignments create, with a name', nobody, () => assignWith({ learner: 'Kojo' })),
  chosen.commit('assignments create, with a gap before it', nobody, () => assign({ id: '2' })),
  chosen.commit('assignments create, without a number', nobody, () => assign({ id: reportId })),
  rowsOn(offered('chosen', 'tutor-2')).commit('assignments create, of another tutor’s offer', nobody, () =>
    assign({ tutorId: 'tutor-2' }),
  ),
  ...['sent', 'accepted', 'ended', 'stopped'].map((state) =>
    rowsOn(offered(state)).commit(`assignments create, of an offer ${state}`, nobody, () => assign()),
  ),
  rowsOn(suspended(offered())).commit('assignments create, of a suspended tutor', nobody, () => assign()),
  assigned.commit('assignments create, the second', 'T', () => assign({ id: '2' })),
  assigned.commit('assignments create, again', nobody, () => assign()),
  rowsOn(numbered(twelve)).commit('assignments create, a thirteenth open one', nobody, () =>
    assign({ id: '13' }),
  ),
  rowsOn(numbered(['withdrawn', ...twelve.slice(1)])).commit(
    'assignments create, once the first is closed',
    'T',
    () => assign({ id: '13' }),
  ),
  assigned.get('assignments get', record, everybody),
  assigned.list(assignmentsCollection(offerId), everybody),
];

const close = (letter: Letter, to = 'finished', from = 'assigned') =>
  transitionOf(record, { from, to, event: `assignment.${to}`, by: asTutor(letter) });

const closing: readonly Row[] = [
  ...['finished', 'withdrawn'].map((to) =>
    assigned.commit(`assignments assigned → ${to}`, 'T', (letter) => close(letter, to)),
  ),
  ...['finished', 'withdrawn'].flatMap((from) => {
    const on = rowsOn(numbered([from]));
    return [
      on.commit(`assignments ${from} → assigned`, nobody, (letter) => close(letter, 'assigned', from)),
      on.commit(`assignments ${from}, another close`, nobody, (letter) =>
        close(letter, from === 'finished' ? 'withdrawn' : 'finished', from),
      ),
    ];
  }),
  assigned.commit('assignments finished, signed as office', nobody, (letter) =>
    transitionOf(record, {
      from: 'assigned',
      to: 'finished',
      event: 'assignment.finished',
      by: asOffice(letter),
    }),
  ),
  assigned.commit('assignments finished, by the family', nobody, () =>
    transitionOf(record, {
      from: 'assigned',
      to: 'finished',
      event: 'assignment.finished',
      by: asCodeHolder,
      actOf: ref,
    }),
  ),
  assigned.commit('assignments finished, with another note', nobody, (letter) =>
    transitionOf(record, {
      from: 'assigned',
      to: 'finished',
      event: 'assignment.finished',
      by: asTutor(letter),
      changes: { note: 'Done' },
    }),
  ),
  assigned.commit('assignments finished, without a line', nobody, () =>
    change(record, { state: 'finished' }),
  ),
  rowsOn(suspended(numbered(['assigned']))).commit(
    'assignments finished, by a suspended tutor',
    nobody,
    (letter) => close(letter),
  ),
  rowsOn(numbered(['assigned'], 'tutor-2')).commit(
    'assignments finished, by another tutor',
    nobody,
    (letter) => close(letter),
  ),
  assigned.commit('assignments update', nobody, () => change(record, { note: 'Do it all' })),
  assigned.commit('assignments delete', nobody, () => [{ type: 'delete', path: record }]),
];

const reported = rowsOn({
  ...numbered(['assigned']),
  ...documentsOf(reportAsFamily(ref, offerId, reportId)),
});
const send = (otherwise: Partial<typeof sampleSummary> = {}, by = ref) =>
  reportAsFamily(by, offerId, reportId, { ...sampleSummary, ...otherwise });
const sendWith = (fields: DocumentData): readonly Write[] =>
  send().map((write) =>
    write.type === 'create' && write.path === report
      ? { ...write, data: { ...write.data, ...fields } }
      : write,
  );

const reporting: readonly Row[] = [
  assigned.commit('practiceReports create', everybody, () => send()),
  ...['finished', 'withdrawn'].map((state) =>
    rowsOn(numbered([state])).commit(`practiceReports create, about one ${state}`, everybody, () => send()),
  ),
  assigned.commit('practiceReports create, without figures of topics', everybody, () =>
    send({ skills: [], hardest: [], misconceptions: [] }),
  ),
  assigned.commit('practiceReports create, without the family’s act', nobody, () => send().slice(0, 1)),
  assigned.commit('practiceReports create, with the act of another family', nobody, () => send({}, otherRef)),
  assigned.commit('practiceReports create, the act alone', nobody, () => send().slice(1)),
  chosen.commit('practiceReports create, about no assignment', nobody, () => send()),
  assigned.commit('practiceReports create, about another pack', nobody, () => send({ pack: 'bece-sci' })),
  assigned.commit('practiceReports create, with more right than answers', nobody, () => send({ right: 25 })),
  assigned.commit('practiceReports create, with more questions than answers', nobody, () =>
    send({ questions: 25 }),
  ),
  assigned.commit('practiceReports create, backwards in time', nobody, () => send({ until: '2026-11-19' })),
  assigned.commit('practiceReports create, without an answer', nobody, () => send({ answers: 0, right: 0 })),
  assigned.commit('practiceReports create, with a name', nobody, () => sendWith({ name: 'Kojo' })),
  assigned.commit('practiceReports create, with words in a list', nobody, () =>
    sendWith({ hardest: ['Kojo is slow:3'] }),
  ),
  assigned.commit('practiceReports create, with eleven questions', nobody, () =>
    sendWith({ hardest: Array.from({ length: 11 }, (_, n) => `bece-math-0${n + 10}:1`) }),
  ),
  assigned.commit('practiceReports create, with another time', nobody, () =>
    sendWith({ createdAt: '2026-11-01T00:00:00.000Z' }),
  ),
  rowsOn({
    ...numbered(['assigned']),
    [offerPath(offerId)]: { ...offered('ended')[offerPath(offerId)] },
  }).commit('practiceReports create, after the lessons', nobody, () => send()),
  rowsOn(suspended(numbered(['assigned']))).commit(
    'practiceReports create, for a suspended tutor',
    nobody,
    () => send(),
  ),
  reported.commit('practiceReports create, again', nobody, () => send()),
  reported.commit('practiceReports update', nobody, () => change(report, { right: 24 })),
  reported.commit('practiceReports delete', nobody, () => [{ type: 'delete', path: report }]),
  reported.get('practiceReports get', report, everybody),
  reported.list(practiceReportsCollection(offerId), everybody),
];

/** Practice that a tutor assigns, and what the family's phone reports. */
export const practiceRows: readonly Row[] = [...assigning, ...closing, ...reporting];
