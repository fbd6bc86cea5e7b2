import { doorEntriesCollection, lessonPath, type NewLesson } from '../../src/entities/lesson';
import { offerPath } from '../../src/entities/offer';
import { writeDoorCode } from '../../src/entities/tuition-request';
import type { DocumentData } from '@/shared/backend';
import { makeOffer, transitionOf, newLesson, planAsFamily, sampleStart, typeAtDoor } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asCodeHolder, asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newTuitionCode();
const offerId = '5b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f99';
const id = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a99';
const record = lessonPath(offerId, id);

const made = documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, asOffice('A')));
const chosen: Documents = {
  ...world,
  ...documentsOf(sendRequest(ref)),
  ...made,
  [offerPath(offerId)]: { ...made[offerPath(offerId)], state: 'chosen' },
};

const lesson = (plannedBy: NewLesson['plannedBy'], fields: DocumentData): Documents => {
  const planned = documentsOf([newLesson(offerId, id, 'demo-tutor', sampleStart, plannedBy)]);
  return { ...chosen, [record]: { ...planned[record], ...fields } };
};

const taught = (plannedBy: NewLesson['plannedBy'], hours = 73) =>
  lesson(plannedBy, { state: 'taught', movedAt: hoursAgo(hours) });

const code = (issue: number) =>
  documentsOf([
    writeDoorCode(ref, { lessonId: id, offerId, moment: 'arrival', issue, code: '4821', adult: '' }),
  ]);
const typed = (issue: number, digits = '4821') => documentsOf([typeAtDoor(offerId, id, issue, digits)]);

const confirm = (proof?: string) => (letter: Letter) =>
  transitionOf(record, {
    from: 'taught',
    to: 'confirmed',
    event: 'lesson.confirmed',
    by: asOffice(letter),
    ...(proof !== undefined && { changes: { proof } }),
  });

/** After three days of silence: which proof is accepted. */
const silence: readonly Row[] = (
  [
    ['nothing, where the family planned it', taught('family'), undefined, nobody],
    ['its plan', taught('family'), 'plan', theOffice],
    ['its plan, after 71 hours', taught('family', 71), 'plan', nobody],
    ['its plan, where the tutor planned it', taught('tutor'), 'plan', nobody],
    [
      'a code at the door that was right',
      { ...taught('tutor'), ...code(1), ...typed(1) },
      'arrival-1',
      theOffice,
    ],
    ['a fresh code that was right', { ...taught('tutor'), ...code(2), ...typed(2) }, 'arrival-2', theOffice],
    ['a code that was wrong', { ...taught('tutor'), ...code(1), ...typed(1, '1111') }, 'arrival-1', nobody],
    ['another code than was typed', { ...taught('tutor'), ...code(1), ...typed(1) }, 'leaving-1', nobody],
    ['a code that nobody issued', { ...taught('tutor'), ...typed(1) }, 'arrival-1', nobody],
    ['a code that nobody typed', { ...taught('tutor'), ...code(1) }, 'arrival-1', nobody],
    ['the word of the office', taught('tutor'), 'office', theOffice],
    ['the word of the office, after 71 hours', taught('tutor', 71), 'office', nobody],
    ['what is no proof', taught('tutor'), 'tutor', nobody],
  ] as const
).map(([what, on, proof, allowed]) =>
  rowsOn(on).commit(`lessons confirmed by ${what}`, allowed, confirm(proof)),
);

const byFamily = (proof?: string) => () =>
  transitionOf(record, {
    from: 'taught',
    to: 'confirmed',
    event: 'lesson.confirmed',
    by: asCodeHolder,
    actOf: ref,
    ...(proof !== undefined && { changes: { proof } }),
  });

const noShow = () =>
  transitionOf(record, {
    from: 'planned',
    to: 'missed',
    event: 'lesson.missed',
    by: asCodeHolder,
    actOf: ref,
    changes: { missedBy: 'tutor' },
  });

const withFields = (writes: ReturnType<typeof planAsFamily>, fields: DocumentData) =>
  writes.map((write) =>
    write.type === 'create' && write.path === record
      ? { ...write, data: { ...write.data, ...fields } }
      : write,
  );

const plan = () => planAsFamily(ref, offerId, id, 'demo-tutor');
const onChosen = rowsOn(chosen);

export const lessonProofRows: readonly Row[] = [
  ...silence,
  rowsOn(taught('tutor')).commit('lessons confirmed by the family itself', theOthers, byFamily()),
  rowsOn(taught('tutor')).commit('lessons confirmed by the family with a proof', nobody, byFamily('office')),
  rowsOn(lesson('family', { createdAt: hoursAgo(3) })).commit(
    'lessons missed that stood for two hours',
    nobody,
    noShow,
  ),
  rowsOn(lesson('family', { createdAt: hoursAgo(14) })).commit(
    'lessons missed that stood for 13 hours',
    theOthers,
    noShow,
  ),
  rowsOn(lesson('tutor', { createdAt: hoursAgo(3) })).commit(
    'lessons missed that the tutor planned late',
    theOthers,
    noShow,
  ),
  onChosen.commit('lessons create as the family, with its code', everybody, plan),
  onChosen.commit('lessons create as the family, without its code', nobody, () => plan().slice(0, 1)),
  ...['tutor', 'office'].map((plannedBy) =>
    onChosen.commit(`lessons create by the family as the ${plannedBy}`, nobody, () =>
      withFields(plan(), { plannedBy }),
    ),
  ),
  onChosen.commit('lessons create with a proof', nobody, () => withFields(plan(), { proof: 'plan' })),
  rowsOn(taught('tutor')).get(
    'entries get of a lesson',
    `${doorEntriesCollection(offerId, id)}/arrival-1`,
    everybody,
  ),
];
