import { createChangeId, logChange, type ChangedBy } from '../../src/entities/change-log';
import { lessonPath, type LessonEvent } from '../../src/entities/lesson';
import type { DocumentData } from '@/shared/backend';
import { change } from '../samples/offers';
import { newTuitionCode } from '../samples/records';
import { hoursAgo } from './attempt';
import { chosenLesson, lessonTurn } from './chosen-lesson';
import { asCodeHolder, asOffice, asTutor } from './matrix-people';
import { nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newTuitionCode();
const otherRef = newTuitionCode();
const offerId = '6c1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f44';
const id = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a66';
const record = lessonPath(offerId, id);

type Side = 'family' | 'tutor';

const lessonWith = chosenLesson({ ref, otherRef, offerId, id });

const said = { reason: '', words: 'We waited at the gate.' };

const missed = (missedBy: Side, hours = 1, more: DocumentData = {}) =>
  lessonWith({ state: 'missed', missedBy, movedAt: hoursAgo(hours), ...more });

const contested = (missedBy: Side) =>
  lessonWith({ state: 'contested', missedBy, movedAt: hoursAgo(1), cancellation: said });

const turn = lessonTurn(record);

const miss = ['planned', 'missed', 'lesson.missed'] as const;
const dispute = ['missed', 'contested', 'miss.disputed'] as const;

const byFamily = (changes: DocumentData = { cancellation: said }, actOf: string | undefined = ref) =>
  turn(dispute, asCodeHolder, changes, actOf);

const excuse = (by: ChangedBy, id = createChangeId()) => [
  ...change(record, { lastChange: id }),
  logChange({ id, by, record, event: 'miss.excused' }),
];

const planned = rowsOn(lessonWith({}));

/** Who was away is said of the other side; the office says it of either. */
const telling: readonly Row[] = (['family', 'tutor'] as const).flatMap((missedBy) => [
  planned.commit(
    `lessons missed by the ${missedBy}, says the tutor`,
    missedBy === 'family' ? 'T' : nobody,
    (letter) => turn(miss, asTutor(letter), { missedBy }),
  ),
  planned.commit(
    `lessons missed by the ${missedBy}, says the family`,
    missedBy === 'tutor' ? theOthers : nobody,
    () => turn(miss, asCodeHolder, { missedBy }, ref),
  ),
  planned.commit(`lessons missed by the ${missedBy}, says the office`, theOffice, (letter) =>
    turn(miss, asOffice(letter), { missedBy }),
  ),
  planned.commit(`lessons taught and missed by the ${missedBy}`, nobody, (letter) =>
    turn(['planned', 'taught', 'lesson.taught'], asTutor(letter), { missedBy }),
  ),
]);

const silent: readonly Row[] = [
  planned.commit('lessons missed by nobody, says the tutor', nobody, (letter) => turn(miss, asTutor(letter))),
  planned.commit('lessons missed by nobody, says the family', nobody, () =>
    turn(miss, asCodeHolder, {}, ref),
  ),
  planned.commit('lessons missed by nobody, says the office', nobody, (letter) =>
    turn(miss, asOffice(letter)),
  ),
  planned.commit('lessons missed by somebody else', nobody, (letter) =>
    turn(miss, asOffice(letter), { missedBy: 'office' }),
  ),
];

const disputing: readonly Row[] = [
  rowsOn(missed('family')).commit('a miss disputed by the family', theOthers, () => byFamily()),
  rowsOn(missed('family')).commit('a miss disputed without the code', nobody, () =>
    turn(dispute, asCodeHolder, { cancellation: said }),
  ),
  rowsOn(missed('family')).commit('a miss disputed by another family', nobody, () =>
    byFamily({ cancellation: said }, otherRef),
  ),
  rowsOn(missed('family')).commit('a miss of the family disputed by the tutor', nobody, (letter) =>
    turn(dispute, asTutor(letter), { cancellation: said }),
  ),
  rowsOn(missed('tutor')).commit('a miss disputed by the tutor', 'T', (letter) =>
    turn(dispute, asTutor(letter), { cancellation: said }),
  ),
  rowsOn(missed('tutor')).commit('a miss of the tutor disputed by the family', nobody, () => byFamily()),
  rowsOn(lessonWith({ state: 'missed', missedBy: 'tutor', movedAt: hoursAgo(1) }, 'tutor-2')).commit(
    'a miss disputed by another tutor',
    nobody,
    (letter) => turn(dispute, asTutor(letter), { cancellation: said }),
  ),
  rowsOn(missed('tutor')).commit('a miss disputed by the office', nobody, (letter) =>
    turn(dispute, asOffice(letter), { cancellation: said }),
  ),
  rowsOn(missed('family')).commit('a miss disputed without words', nobody, () =>
    byFamily({ cancellation: { reason: '', words: '' } }),
  ),
  rowsOn(missed('family')).commit('a miss disputed and turned at once', nobody, () =>
    byFamily({ cancellation: said, missedBy: 'tutor' }),
  ),
  rowsOn(missed('family')).commit('a miss disputed with a report', nobody, () =>
    byFamily({
      cancellation: said,
      report: { attendance: 'present', topic: 'Fractions', mastery: '2', next: '' },
    }),
  ),
  rowsOn(missed('family', 14 * 24 - 1)).commit('a miss disputed on the 14th day', theOthers, () =>
    byFamily(),
  ),
  rowsOn(missed('family', 14 * 24 + 1)).commit('a miss disputed on the 15th day', nobody, () => byFamily()),
  rowsOn(missed('family', 1, { cancellation: said })).commit('a miss disputed again', nobody, () =>
    byFamily({ cancellation: { reason: '', words: 'Once more.' } }),
  ),
  rowsOn(contested('tutor')).commit('a contested miss excused', theOffice, (letter) =>
    excuse(asOffice(letter)),
  ),
  rowsOn(missed('family')).commit('a miss excused and turned', nobody, (letter) =>
    turn(['missed', 'missed', 'miss.reversed'], asOffice(letter), { missedBy: 'tutor' }),
  ),
];

const decisions = [
  ['stands', ['contested', 'missed', 'miss.upheld'], {}, true],
  ['stands of the other side', ['contested', 'missed', 'miss.upheld'], { missedBy: 'tutor' }, false],
  ['is turned', ['contested', 'missed', 'miss.reversed'], { missedBy: 'tutor' }, true],
  ['is turned into the same', ['contested', 'missed', 'miss.reversed'], {}, false],
  ['counts against nobody', ['contested', 'cancelled', 'miss.dropped'], {}, true],
  [
    'counts against the tutor, cancelled',
    ['contested', 'cancelled', 'miss.dropped'],
    { missedBy: 'tutor' },
    false,
  ],
  ['was taught', ['contested', 'confirmed', 'miss.disproved'], {}, true],
  ['was taught, with a proof', ['contested', 'confirmed', 'miss.disproved'], { proof: 'plan' }, false],
  [
    'stands, in other words',
    ['contested', 'missed', 'miss.upheld'],
    { cancellation: { reason: '', words: 'No' } },
    false,
  ],
] as const satisfies readonly (readonly [
  string,
  readonly [string, string, LessonEvent],
  DocumentData,
  boolean,
])[];

const deciding: readonly Row[] = decisions.flatMap(([what, event, changes, isTrue]) => {
  const { commit } = rowsOn(contested('family'));
  return [
    commit(`a contested lesson ${what}, by the office`, isTrue ? theOffice : nobody, (letter) =>
      turn(event, asOffice(letter), changes),
    ),
    commit(`a contested lesson ${what}, by the tutor`, nobody, (letter) =>
      turn(event, asTutor(letter), changes),
    ),
    commit(`a contested lesson ${what}, by the family`, nobody, () =>
      turn(event, asCodeHolder, changes, ref),
    ),
  ];
});

/** Missed lessons: who says it of whom, who disputes it, and what the office decides. */
export const lessonMissRows: readonly Row[] = [...telling, ...silent, ...disputing, ...deciding];
