import { lessonPath, lessonsCollection, lessonsGroup, type LessonEvent } from '../../src/entities/lesson';
import { noAnswer, offerPath } from '../../src/entities/offer';
import type { DocumentData } from '@/shared/backend';
import { change, makeOffer, transitionOf, newLesson, planAsFamily, sampleStart } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asCodeHolder, asOffice, asTutor, world, type Letter } from './matrix-people';
import { everybody, nobody, plannerOf, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

export const ref = newTuitionCode();
export const otherRef = newTuitionCode();
export const offerId = '5b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f22';
export const id = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a33';
const record = lessonPath(offerId, id);

const states = [
  'planned',
  'moving',
  'taught',
  'disputed',
  'confirmed',
  'paid',
  'missed',
  'contested',
  'cancelled',
] as const;

type State = (typeof states)[number];

/** Allowed transitions by side. Written by hand, independent of the code. */
const transitions = {
  tutor: {
    planned: { taught: 'lesson.taught', missed: 'lesson.missed', cancelled: 'lesson.cancelled' },
    moving: { taught: 'lesson.taught', missed: 'lesson.missed', cancelled: 'lesson.cancelled' },
  },
  // A proposal to move, its answer and a disputed miss must say something: see `matrix-lesson-moves.ts` and
  // `matrix-lesson-misses.ts`.
  family: {
    planned: { missed: 'lesson.missed', cancelled: 'lesson.cancelled' },
    moving: { missed: 'lesson.missed', cancelled: 'lesson.cancelled' },
    taught: { confirmed: 'lesson.confirmed', disputed: 'lesson.disputed' },
  },
  office: {
    planned: { taught: 'lesson.taught', missed: 'lesson.missed', cancelled: 'lesson.cancelled' },
    moving: { taught: 'lesson.taught', missed: 'lesson.missed', cancelled: 'lesson.cancelled' },
    taught: { disputed: 'lesson.disputed' },
    disputed: { confirmed: 'dispute.rejected', cancelled: 'dispute.upheld' },
    contested: { missed: 'miss.upheld', cancelled: 'miss.dropped', confirmed: 'miss.disproved' },
    confirmed: { paid: 'lesson.paid' },
  },
} as const satisfies Record<string, Record<string, Record<string, LessonEvent>>>;

const eventFor = (side: keyof typeof transitions, from: State, to: State): LessonEvent | undefined =>
  (transitions[side] as Record<string, Record<string, LessonEvent>>)[from]?.[to];

/** An offer in a state, to T or another tutor, without lessons. */
function offerOf(tutorId: string, state = 'chosen', answer: DocumentData = noAnswer): Documents {
  const made = documentsOf(makeOffer(ref, { id: offerId, tutorId }, asOffice('A')));
  const path = offerPath(offerId);
  return {
    ...world,
    ...documentsOf(sendRequest(ref)),
    ...documentsOf(sendRequest(otherRef)),
    ...made,
    [path]: { ...made[path], state, answer },
  };
}

/** A lesson in a state, since an hour ago by default. */
export function lessonIn(state: State, { tutorId = 'demo-tutor', movedAt = hoursAgo(1) } = {}): Documents {
  const planned = documentsOf([newLesson(offerId, id, tutorId)]);
  const missedBy = (state === 'missed' || state === 'contested') && { missedBy: 'family' };
  return { ...offerOf(tutorId), ...planned, [record]: { ...planned[record], state, movedAt, ...missedBy } };
}

const anyEvent: LessonEvent = 'lesson.confirmed';

const transitionsFrom = (from: State): readonly Row[] =>
  states.flatMap((to): readonly Row[] => {
    if (from === to) return [];
    const { commit } = rowsOn(lessonIn(from));
    const what = `lessons ${from} → ${to}`;
    const [tutor, family, office] = (['tutor', 'family', 'office'] as const).map((side) =>
      eventFor(side, from, to),
    );
    const common = { from, to } as const;
    const told = (missedBy: string) =>
      to === 'missed' && from !== 'contested' ? { changes: { missedBy } } : {};
    return [
      commit(`${what}, by the tutor`, tutor ? 'T' : nobody, (letter) =>
        transitionOf(record, {
          ...common,
          ...told('family'),
          event: tutor ?? anyEvent,
          by: asTutor(letter),
        }),
      ),
      commit(`${what}, by the family`, family ? theOthers : nobody, () =>
        transitionOf(record, {
          ...common,
          ...told('tutor'),
          event: family ?? anyEvent,
          by: asCodeHolder,
          actOf: ref,
        }),
      ),
      commit(`${what}, by the office`, office ? theOffice : nobody, (letter) =>
        transitionOf(record, {
          ...common,
          ...told('tutor'),
          event: office ?? anyEvent,
          by: asOffice(letter),
        }),
      ),
      commit(`${what}, by whoever knows the offer and not the code`, nobody, () =>
        transitionOf(record, { ...common, ...told('tutor'), event: family ?? anyEvent, by: asCodeHolder }),
      ),
      commit(`${what}, with the code of another family`, nobody, () =>
        transitionOf(record, {
          ...common,
          ...told('tutor'),
          event: family ?? anyEvent,
          by: asCodeHolder,
          actOf: otherRef,
        }),
      ),
      rowsOn(lessonIn(from, { tutorId: 'tutor-2' })).commit(`${what}, by another tutor`, nobody, (letter) =>
        transitionOf(record, { ...common, ...told('family'), event: tutor ?? anyEvent, by: asTutor(letter) }),
      ),
    ];
  });

const teach = (letter: Letter, changes: DocumentData) =>
  transitionOf(record, {
    from: 'planned',
    to: 'taught',
    event: 'lesson.taught',
    by: asTutor(letter),
    changes,
  });

const report = { attendance: 'present', topic: 'Fractions', mastery: '2', next: 'Page 14' };

const settle = (letter: Letter) =>
  transitionOf(record, {
    from: 'taught',
    to: 'confirmed',
    event: 'lesson.confirmed',
    by: asOffice(letter),
    changes: { proof: 'office' },
  });

const onPlanned = rowsOn(lessonIn('planned'));

const details: readonly Row[] = [
  onPlanned.commit('lessons taught with a report', 'T', (letter) => teach(letter, { report })),
  onPlanned.commit('lessons taught with a stranger’s mark', nobody, (letter) =>
    teach(letter, { report: { ...report, mastery: '9' } }),
  ),
  onPlanned.commit('lessons taught at another price', nobody, (letter) => teach(letter, { price: 9000 })),
  onPlanned.commit('lessons moved to another hour without a line', nobody, () =>
    change(record, { startsAt: '2026-12-02T16:30:00.000Z' }),
  ),
  onPlanned.commit('lessons delete', nobody, () => [{ type: 'delete', path: record }]),
  rowsOn(lessonIn('taught', { movedAt: hoursAgo(71) })).commit(
    'lessons confirmed by the office after 71 hours',
    nobody,
    settle,
  ),
  rowsOn(lessonIn('taught', { movedAt: hoursAgo(73) })).commit(
    'lessons confirmed by the office after 73 hours',
    theOffice,
    settle,
  ),
];

const chosen = rowsOn(offerOf('demo-tutor'));
const plan = (letter: Letter) => [newLesson(offerId, id, 'demo-tutor', sampleStart, plannerOf(letter))];
const planned = (tutorId: string) => () => planAsFamily(ref, offerId, id, tutorId);

const withTransport = offerOf('demo-tutor', 'chosen', { ...noAnswer, transport: 1500 });

const planWith = (changes: DocumentData) => (letter: Letter) =>
  plan(letter).map((write) =>
    write.type === 'create' ? { ...write, data: { ...write.data, ...changes } } : write,
  );

/** A lesson at home costs the transport that the offer names, no more and no less; one online costs none. */
const transport: readonly Row[] = [
  ...(
    [
      ['TAC', { transport: 1500 }],
      [nobody, { transport: 2000 }],
      [nobody, {}],
      ['TAC', { where: 'online' }],
      [nobody, { where: 'online', transport: 1500 }],
    ] as const
  ).map(([allowed, data]) =>
    rowsOn(withTransport).commit(`lessons create ${JSON.stringify(data)}`, allowed, planWith(data)),
  ),
  chosen.commit('lessons create with transport that nobody agreed', nobody, planWith({ transport: 1500 })),
  chosen.commit('lessons create with transport of nothing', nobody, planWith({ transport: 0 })),
  onPlanned.commit('lessons taught with transport', nobody, (letter) => teach(letter, { transport: 1500 })),
];

const planning: readonly Row[] = [
  chosen.commit('lessons create', 'TAC', plan),
  chosen.commit('lessons create, by the family', everybody, planned('demo-tutor')),
  chosen.commit('lessons create, by another family', nobody, () =>
    planAsFamily(otherRef, offerId, id, 'demo-tutor'),
  ),
  chosen.commit('lessons create for another tutor', nobody, planned('tutor-2')),
  rowsOn(offerOf('tutor-2')).commit('lessons create on the offer of another tutor', theOffice, (letter) => [
    newLesson(offerId, id, 'tutor-2', sampleStart, plannerOf(letter)),
  ]),
  ...transport,
  ...['sent', 'accepted', 'ended'].map((state) =>
    rowsOn(offerOf('demo-tutor', state)).commit(
      `lessons create on an offer that is ${state}`,
      nobody,
      planned('demo-tutor'),
    ),
  ),
];

export const lessonRows: readonly Row[] = [
  rowsOn(lessonIn('planned')).get('lessons get', record, everybody),
  rowsOn(lessonIn('planned')).list(lessonsCollection(offerId), everybody),
  // Whoever has the id of an offer reads its lessons; those of all offers only the office.
  rowsOn(lessonIn('planned')).group(lessonsGroup, theOffice),
  rowsOn(lessonIn('planned')).group('offers/*/family', nobody),
  ...planning,
  ...details,
  ...states.flatMap(transitionsFrom),
];
