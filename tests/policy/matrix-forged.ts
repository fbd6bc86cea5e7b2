import type { ChangedBy } from '../../src/entities/change-log';
import { lessonPath, writeDoorEntry } from '../../src/entities/lesson';
import { offerPath } from '../../src/entities/offer';
import type { DocumentData } from '@/shared/backend';
import { approveTutor, endingBy, makeOffer, transitionOf, newLesson, planAsFamily } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asCodeHolder, asOffice, asTutor, world, type Letter } from './matrix-people';
import { everybody, nobody, plannerOf, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newTuitionCode();
const offerId = '5b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f88';
const lessonId = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a88';
const record = lessonPath(offerId, lessonId);

const sent: Documents = {
  ...world,
  ...documentsOf(sendRequest(ref)),
  ...documentsOf(approveTutor('demo-tutor', asOffice('A'))),
  ...documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, asOffice('A'))),
};

const offerIn = (state: string): Documents => ({
  ...sent,
  [offerPath(offerId)]: { ...sent[offerPath(offerId)], state },
});

const chosen = rowsOn(offerIn('chosen'));

/** To the minute, like planned lessons. */
const minute = (hours: number) => `${hoursAgo(hours).slice(0, 16)}:00.000Z`;
const day = 24;

const starts: readonly (readonly [string, string, boolean])[] = [
  ['30 days ago', minute(30 * day), true],
  ['32 days ago', minute(32 * day), false],
  ['in 399 days', minute(-399 * day), true],
  ['in 401 days', minute(-401 * day), false],
  ['on 31 February', '2027-02-31T16:00:00.000Z', false],
  ['on the 99th of the 99th', '2026-99-99T16:00:00.000Z', false],
  ['at 25 hours', `${hoursAgo(0).slice(0, 10)}T25:00:00.000Z`, false],
  ['in the year 9999', '9999-01-01T16:00:00.000Z', false],
];

const planned = (startsAt: string, changes: DocumentData = {}): Documents => {
  const made = documentsOf([newLesson(offerId, lessonId, 'demo-tutor', startsAt)]);
  return { ...offerIn('chosen'), [record]: { ...made[record], ...changes } };
};

const become = (to: 'taught' | 'missed', missedBy = 'family') => ({
  from: 'planned',
  to,
  event: `lesson.${to}`,
  ...(to === 'missed' && { changes: { missedBy } }),
});

const typed = (typedAt: string) => [
  writeDoorEntry({ offerId, lessonId }, { moment: 'arrival', issue: 1, typed: '4821', typedAt }),
];

const forgedTimes: readonly Row[] = [
  ...starts.flatMap(([when, startsAt, isTaken]) => [
    chosen.commit(`lessons create, ${when}`, isTaken ? 'TAC' : nobody, (letter) => [
      newLesson(offerId, lessonId, 'demo-tutor', startsAt, plannerOf(letter)),
    ]),
    chosen.commit(`lessons create, ${when}, by the family`, isTaken ? everybody : nobody, () =>
      planAsFamily(ref, offerId, lessonId, 'demo-tutor', startsAt),
    ),
  ]),
  ...(['taught', 'missed'] as const).map((to) =>
    rowsOn(planned(minute(-1))).commit(`lessons ${to} before they begin`, nobody, (letter) =>
      transitionOf(record, {
        ...become(to),
        by: ['A', 'C'].includes(letter) ? asOffice(letter) : asTutor(letter),
      }),
    ),
  ),
  rowsOn(planned(minute(-1))).commit('lessons missed before they begin, by the family', nobody, () =>
    transitionOf(record, { ...become('missed', 'tutor'), by: asCodeHolder, actOf: ref }),
  ),
  ...(
    [
      ['a week late', hoursAgo(7 * day), 'T'],
      ['nine days late', hoursAgo(9 * day), nobody],
      ['by a clock that is two hours fast', hoursAgo(-2), 'T'],
      ['by a clock that is two days fast', hoursAgo(-2 * day), nobody],
      ['on the 99th of the 99th', '2026-99-99T16:00:00.000Z', nobody],
    ] as const
  ).map(([when, typedAt, allowed]) =>
    rowsOn(planned(minute(1))).commit(`entries create, ${when}`, allowed, () => typed(typedAt)),
  ),
];

const end = (by: string, as: (letter: Letter) => ChangedBy, actOf?: string) => (letter: Letter) =>
  transitionOf(offerPath(offerId), {
    from: 'chosen',
    to: 'ended',
    event: 'lessons.ended',
    by: as(letter),
    changes: endingBy(by),
    ...(actOf !== undefined && { actOf }),
  });

const otherHours = { answer: { hours: ['sun-morning'], reason: '', words: '' } };

const answer = (changes: DocumentData) => (letter: Letter) =>
  transitionOf(offerPath(offerId), {
    from: 'sent',
    to: 'accepted',
    event: 'offer.accepted',
    by: asTutor(letter),
    changes,
  });

const forgedAuthors: readonly Row[] = [
  ...['family', 'office', ''].map((by) =>
    chosen.commit(`offers ended by the tutor as ${by || 'nobody'}`, nobody, end(by, asTutor)),
  ),
  ...['tutor', 'office', ''].map((by) =>
    chosen.commit(
      `offers ended by the family as ${by || 'nobody'}`,
      nobody,
      end(by, () => asCodeHolder, ref),
    ),
  ),
  ...['office', 'family'].map((by) =>
    chosen.commit(`offers ended by the office as ${by}`, theOffice, end(by, asOffice)),
  ),
  chosen.commit('offers ended by the tutor with another answer', nobody, (letter) =>
    transitionOf(offerPath(offerId), {
      from: 'chosen',
      to: 'ended',
      event: 'lessons.ended',
      by: asTutor(letter),
      changes: { ...endingBy('tutor'), ...otherHours },
    }),
  ),
  rowsOn(offerIn('sent')).commit('offers accepted with other hours', 'T', answer(otherHours)),
  rowsOn(offerIn('sent')).commit('offers accepted with an end', nobody, answer(endingBy('family'))),
];

export const forgedRows: readonly Row[] = [...forgedTimes, ...forgedAuthors];
