import { createChangeId, logCorrection } from '../../src/entities/change-log';
import { learnerPartOf, offerPath } from '../../src/entities/offer';
import { correctedStep, trackCorrection, trackingPath } from '@/entities/tracking';
import {
  correctableOfRequest,
  requestCorrected,
  topicOfRequest,
  tuitionRequestPath,
  type TuitionRequest,
} from '../../src/entities/tuition-request';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { withCorrection, type Correction } from '@/shared/correction';
import { makeOffer } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asOffice, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newTuitionCode();
const record = tuitionRequestPath(ref);
const offer = offerPath('3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c99');
const offerId = offer.split('/')[1] ?? '';

/** A request with an offer in these states. */
function offeredIn(state: string, offerState: string): Documents {
  const sent = documentsOf(sendRequest(ref));
  const made = documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, asOffice('A')));
  return {
    ...world,
    ...sent,
    ...made,
    [record]: { ...sent[record], state },
    [trackingPath(ref)]: { ...sent[trackingPath(ref)], state },
    [offer]: { ...made[offer], state: offerState },
  };
}

/** A correction as seen in these documents: the request with its line, the family's step, and the offer. */
function correct(
  letter: Letter,
  seen: Documents,
  correction: Correction,
  event = requestCorrected,
): readonly Write[] {
  const id = createChangeId();
  const stored = seen[record] as unknown as TuitionRequest;
  const corrected = withCorrection(stored, correction);
  const learner = learnerPartOf(corrected);
  return [
    ...logCorrection({
      id,
      by: asOffice(letter),
      record,
      event,
      stored,
      correction,
      fields: correctableOfRequest,
    }),
    trackCorrection(ref, id, { field: correction.field, topic: topicOfRequest(corrected) }),
    { type: 'update', path: offer, changes: { learner, updatedAt: serverTime } },
  ];
}

const without = (batch: readonly Write[], path: string) => batch.filter((write) => write.path !== path);

const withChanges = (batch: readonly Write[], path: string, more: DocumentData): readonly Write[] =>
  batch.map((write) =>
    write.path === path && write.type === 'update'
      ? { ...write, changes: { ...write.changes, ...more } }
      : write,
  );

/** Entries of the changes of tracking, with this step in place of theirs. */
const withStep =
  (step: DocumentData) =>
  ([name, value]: [string, unknown]): [string, unknown] =>
    name.startsWith('steps.') ? [name, step] : [name, value];

const schoolClass = { field: 'lessons.schoolClass', to: 'jhs-3', reason: 'mistyped' } as const;
const town = { field: 'place.town', to: 'Madina', reason: 'asked' } as const;

const allowed: readonly Correction[] = [
  schoolClass,
  town,
  { field: 'lessons.subjects', to: ['mathematics', 'science', 'french'], reason: 'asked' },
  { field: 'lessons.prioritySubject', to: 'science', reason: 'asked' },
  { field: 'lessons.hours', to: ['sat-morning'], reason: 'outdated' },
  { field: 'lessons.perWeek', to: 3, reason: 'asked' },
  { field: 'lessons.budget', to: 7000, reason: 'asked' },
  { field: 'place.region', to: 'GH-AH', reason: 'outdated' },
  { field: 'learner.age', to: 14, reason: 'mistyped' },
  { field: 'learner.name', to: 'Kofi', reason: 'mistyped' },
  { field: 'school', to: 'Accra Primary', reason: 'asked' },
  { field: 'learner.need', to: 'Glasses', reason: 'asked' },
  { field: 'wishedTutor', to: 'demo-tutor', reason: 'asked' },
];

const whyCancelled = { field: 'cancellation.reason', to: 'too-costly', reason: 'mistyped' } as const;
const cancelledWords = { field: 'cancellation.words', to: 'It was the price.', reason: 'asked' } as const;

const refused: readonly (readonly [string, Correction])[] = [
  ['of nothing', { field: 'lessons.perWeek', to: 2, reason: 'asked' }],
  ['of why it was cancelled', { field: 'cancellation.reason', to: 'other', reason: 'mistyped' }],
  ['of the words of its cancellation', cancelledWords],
  ['to a wish that is no account', { field: 'wishedTutor', to: 'Ama of Adenta', reason: 'asked' }],
  ['of the state', { field: 'state', to: 'running', reason: 'mistyped' }],
  ['to a name that is none', { field: 'learner.name', to: 'x'.repeat(81), reason: 'mistyped' }],
  ['to a school of 201 letters', { field: 'school', to: 'x'.repeat(201), reason: 'mistyped' }],
  ['to a class that is none', { ...schoolClass, to: 'jhs-9' }],
  ['to a budget below zero', { field: 'lessons.budget', to: -1, reason: 'asked' }],
  ['for a reason that is none', { ...town, reason: 'because' as 'asked' }],
];

const row = (on: Documents) => (what: string, who: string, writes: (letter: Letter) => readonly Write[]) =>
  rowsOn(on).commit(`tuitionRequests corrected ${what}`, who, writes);

const sent = offeredIn('offered', 'sent');
const onSent = row(sent);
const cancelled = offeredIn('cancelled', 'ended');
const onCancelled = (what: string, who: string, correction: Correction) =>
  row(cancelled)(`once it is cancelled, ${what}`, who, (letter) =>
    without(correct(letter, cancelled, correction), offer),
  );
const wished: Documents = { ...sent, [record]: { ...sent[record], wishedTutor: 'sample-kofi' } };
const change = (changes: DocumentData): Documents => ({ ...sent, [record]: { ...sent[record], ...changes } });

/** Corrections of a request: the office alone; tracking and offers follow. */
export const requestCorrectionRows: readonly Row[] = [
  ...allowed.map((one) => onSent(one.field, theOffice, (letter) => correct(letter, sent, one))),
  ...(
    [
      ['running', 'chosen'],
      ['ended', 'chosen'],
      ['reviewing', 'accepted'],
    ] as const
  ).map(([state, offerState]) => {
    const on = offeredIn(state, offerState);
    return row(on)(`once it is ${state}`, theOffice, (letter) => correct(letter, on, schoolClass));
  }),
  ...refused.map(([what, one]) => onSent(what, nobody, (letter) => correct(letter, sent, one))),
  onCancelled('why', theOffice, whyCancelled),
  onCancelled('in words', theOffice, cancelledWords),
  onCancelled('to a reason that is none', nobody, { ...whyCancelled, to: 'because' }),
  onCancelled('in 201 letters', nobody, { ...cancelledWords, to: 'x'.repeat(201) }),
  row(wished)('of its wish', theOffice, (letter) =>
    correct(letter, wished, { field: 'wishedTutor', to: '', reason: 'asked' }),
  ),
  row(wished)('of its wish, which the log names', nobody, (letter) =>
    correct(letter, wished, { field: 'wishedTutor', to: '', reason: 'asked' }).map((write) =>
      write.type === 'create'
        ? { ...write, data: { ...write.data, before: { value: 'sample-kofi' } } }
        : write,
    ),
  ),
  onSent('without the offer, which follows later', theOffice, (letter) =>
    without(correct(letter, sent, schoolClass), offer),
  ),
  onSent('without a step', nobody, (letter) =>
    without(correct(letter, sent, schoolClass), trackingPath(ref)),
  ),
  onSent('of words, without a step', nobody, (letter) =>
    without(correct(letter, sent, town), trackingPath(ref)),
  ),
  ...(
    [
      ['that names another field', { what: correctedStep, at: serverTime, field: 'lessons.budget' }],
      ['that names no field', { what: correctedStep, at: serverTime }],
      ['with the value', { what: correctedStep, at: serverTime, field: town.field, value: town.to }],
    ] as const
  ).map(([what, step]) =>
    onSent(`with a step ${what}`, nobody, (letter) =>
      correct(letter, sent, town).map((write) =>
        write.type === 'update' && write.path === trackingPath(ref)
          ? { ...write, changes: Object.fromEntries(Object.entries(write.changes).map(withStep(step))) }
          : write,
      ),
    ),
  ),
  onSent('without a line', nobody, (letter) =>
    correct(letter, sent, schoolClass).filter(({ path }) => !path.startsWith('changeLog/')),
  ),
  onSent('as a note', nobody, (letter) => correct(letter, sent, schoolClass, 'note.added')),
  onSent('with a field more', nobody, (letter) =>
    withChanges(correct(letter, sent, schoolClass), record, { 'lessons.budget': 1 }),
  ),
  onSent('with another topic', nobody, (letter) =>
    withChanges(correct(letter, sent, schoolClass), trackingPath(ref), {
      'topic.schoolClass': 'jhs-1',
    }),
  ),
  onSent('with an offer that says something else', nobody, (letter) =>
    withChanges(correct(letter, sent, schoolClass), offer, { 'learner.age': 4 }),
  ),
  onSent('with another price of the offer', nobody, (letter) =>
    withChanges(correct(letter, sent, schoolClass), offer, { price: 1 }),
  ),
  ...['declined', 'ended'].map((state) =>
    row(offeredIn('offered', state))(`with an offer that is ${state}`, nobody, (letter) =>
      correct(letter, sent, schoolClass),
    ),
  ),
  ...['begun', 'done'].map((removal) =>
    row(change({ removal }))(`once its removal is ${removal}`, nobody, (letter) =>
      correct(letter, sent, schoolClass),
    ),
  ),
  row(change({ updatedAt: hoursAgo(0.5), lastChange: 'since' }))(
    'in words that may have changed since',
    nobody,
    (letter) => correct(letter, sent, town),
  ),
  row(change({ lessons: { ...(sent[record]?.lessons as object), schoolClass: 'shs-1' } }))(
    'that has changed since',
    nobody,
    (letter) => correct(letter, sent, schoolClass),
  ),
  onSent('step without a correction', nobody, () => [
    trackCorrection(ref, createChangeId(), { field: 'lessons.hours' }),
  ]),
];

/** Dear corrections, for the limits of the rules. */
export const requestCorrectionSteps = [
  ['a request that is corrected', 'A', sent, correct('A', sent, schoolClass)],
  [
    'a wish that is corrected',
    'A',
    wished,
    without(correct('A', wished, { field: 'wishedTutor', to: 'demo-tutor', reason: 'asked' }), offer),
  ],
  [
    'why a request was cancelled, corrected',
    'A',
    cancelled,
    without(correct('A', cancelled, whyCancelled), offer),
  ],
] as const;
