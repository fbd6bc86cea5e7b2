import { createChangeId, logContactCorrection } from '../../src/entities/change-log';
import { offerContactOf, offerContactPath, offerPath } from '../../src/entities/offer';
import { followContact, phoneTailPath } from '@/entities/phone-tail';
import { trackCorrection, trackingPath } from '@/entities/tracking';
import {
  correctableOfConsent,
  correctableOfGuardian,
  guardianContactPath,
  tuitionRequestPath,
  type GuardianContact,
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
const contact = guardianContactPath(ref);
const tail = phoneTailPath(ref);
const offerId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c98';
const copy = offerContactPath(offerId);

/** A request with an offer in this state, whose contact says what the request says. */
function offeredIn(offerState: string): Documents {
  const sent = documentsOf(sendRequest(ref));
  const made = documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, asOffice('A')));
  return {
    ...world,
    ...sent,
    ...made,
    [offerPath(offerId)]: { ...made[offerPath(offerId)], state: offerState },
  };
}

const sent = offeredIn('chosen');

/** A correction as seen in these documents: the contact, the request with its line, tail and offer. */
function correct(letter: Letter, seen: Documents, correction: Correction): readonly Write[] {
  const id = createChangeId();
  const seenContact = seen[contact] as unknown as GuardianContact;
  const stored = {
    updatedAt: String(seen[record]?.updatedAt),
    guardian: seenContact,
    consent: seenContact.consent,
  };
  const { guardian } = withCorrection(stored, correction);
  return [
    ...logContactCorrection({
      id,
      by: asOffice(letter),
      record,
      contact,
      fieldOf: (field) => field.replace(/^guardian\./, ''),
      stored,
      correction,
      fields: correction.field.startsWith('consent') ? correctableOfConsent : correctableOfGuardian,
    }),
    trackCorrection(ref, id, { field: correction.field }),
    ...(correction.field === 'guardian.phone'
      ? followContact(ref, { phone: guardian.phone }, seen[tail] ?? null)
      : []),
    ...(correction.field === 'guardian.name'
      ? followContact(ref, { name: guardian.name }, seen[tail] ?? null)
      : []),
    {
      type: 'update',
      path: copy,
      changes: { ...offerContactOf(seen[record] as unknown as TuitionRequest, guardian) },
    },
  ];
}

const phone = { field: 'guardian.phone', to: '+233201119876', reason: 'outdated' } as const;
const name = { field: 'guardian.name', to: 'Esi Mensah', reason: 'mistyped' } as const;

const news = { field: 'consent.news', to: true, reason: 'asked' } as const;

const allowed: readonly Correction[] = [
  phone,
  name,
  { field: 'guardian.relation', to: 'guardian', reason: 'asked' },
  { field: 'guardian.email', to: 'esi@example.com', reason: 'asked' },
  { field: 'guardian.contactBy', to: 'sms', reason: 'asked' },
  { field: 'guardian.digitalAddress', to: 'GA-543-0125', reason: 'checked' },
  { field: 'guardian.landmark', to: 'Behind the market', reason: 'asked' },
  { field: 'guardian.message', to: 'Please call.', reason: 'asked' },
  news,
];

const refused: readonly (readonly [string, Correction])[] = [
  ['to no name', { ...name, to: '' }],
  ['to a phone that is none', { ...phone, to: '024' }],
  ['to a way that is none', { field: 'guardian.contactBy', to: 'drum', reason: 'asked' }],
  ['of the consent as a whole', { field: 'guardian.consent', to: {}, reason: 'asked' }],
  ['of what was consented to', { field: 'consent.version', to: '2030-01-01', reason: 'asked' }],
  ['of the language of the consent', { field: 'consent.language', to: 'ak', reason: 'asked' }],
  ['to news that are no answer', { field: 'consent.news', to: 'yes', reason: 'asked' }],
  ['to the same news', { field: 'consent.news', to: false, reason: 'asked' }],
  ['for a reason that is none', { ...name, reason: 'because' as 'asked' }],
];

const without = (batch: readonly Write[], path: string) => batch.filter((write) => write.path !== path);
const only = (batch: readonly Write[], path: string) => batch.filter((write) => write.path === path);

const withChanges = (batch: readonly Write[], path: string, more: DocumentData): readonly Write[] =>
  batch.map((write) =>
    write.path === path && write.type === 'update'
      ? { ...write, changes: { ...write.changes, ...more } }
      : write,
  );

const row = (on: Documents) => (what: string, who: string, writes: (letter: Letter) => readonly Write[]) =>
  rowsOn(on).commit(`guardian corrected ${what}`, who, writes);

const onSent = row(sent);
const { [tail]: _tail, ...withoutTail } = sent;
const change = (path: string, changes: DocumentData): Documents => ({
  ...sent,
  [path]: { ...sent[path], ...changes },
});

/** Corrections of a guardian's contact by the office; the end of the phone and the tutor's copy follow. */
export const guardianCorrectionRows: readonly Row[] = [
  ...allowed.map((one) => onSent(one.field, theOffice, (letter) => correct(letter, sent, one))),
  ...refused.map(([what, one]) => onSent(what, nobody, (letter) => correct(letter, sent, one))),
  row(withoutTail)('of an older request, which gets an end of its phone', theOffice, (letter) =>
    correct(letter, withoutTail, phone),
  ),
  onSent('without the copy of the tutor, which follows later', theOffice, (letter) =>
    without(correct(letter, sent, phone), copy),
  ),
  onSent('while the end of the phone stays', nobody, (letter) => without(correct(letter, sent, phone), tail)),
  onSent('with another end of the phone', nobody, (letter) =>
    withChanges(correct(letter, sent, phone), tail, { digits: '1234' }),
  ),
  onSent('with the end of a phone that stays', nobody, (letter) =>
    withChanges(correct(letter, sent, name), tail, { digits: '9876' }),
  ),
  onSent('with the keys of a name that stays', nobody, (letter) =>
    withChanges(correct(letter, sent, phone), tail, { names: ['ama'] }),
  ),
  onSent('with a whole name among its keys', nobody, (letter) =>
    withChanges(correct(letter, sent, name), tail, { names: ['Esi Mensah'] }),
  ),
  row(withoutTail)('of an older request, which gets the keys of its name', theOffice, (letter) =>
    correct(letter, withoutTail, name),
  ),
  row(withoutTail)('of an older request, with an end of a phone that stays', nobody, (letter) =>
    correct(letter, withoutTail, name).map((write) =>
      write.path === tail && write.type === 'create'
        ? { ...write, data: { ...write.data, digits: '9876' } }
        : write,
    ),
  ),
  onSent('with a field more', nobody, (letter) =>
    withChanges(correct(letter, sent, name), contact, { landmark: 'Elsewhere' }),
  ),
  onSent('with news and a field more', nobody, (letter) =>
    withChanges(correct(letter, sent, news), contact, { landmark: 'Elsewhere' }),
  ),
  onSent('with news and another language', nobody, (letter) =>
    withChanges(correct(letter, sent, news), contact, { 'consent.language': 'ak' }),
  ),
  onSent('with a field of the request', nobody, (letter) =>
    withChanges(correct(letter, sent, name), record, { school: 'Elsewhere' }),
  ),
  onSent('with a tutor who reads something else', nobody, (letter) =>
    withChanges(correct(letter, sent, name), copy, { landmark: 'Elsewhere' }),
  ),
  onSent('alone', nobody, (letter) => only(correct(letter, sent, name), contact)),
  onSent('without the request', nobody, (letter) => without(correct(letter, sent, name), record)),
  onSent('without a step', nobody, (letter) => without(correct(letter, sent, name), trackingPath(ref))),
  onSent('with a step of another field', nobody, (letter) => [
    ...without(correct(letter, sent, name), trackingPath(ref)),
    ...only(correct(letter, sent, phone), trackingPath(ref)),
  ]),
  onSent('without the contact', nobody, (letter) => without(correct(letter, sent, name), contact)),
  onSent('without a line', nobody, (letter) =>
    correct(letter, sent, name).filter(({ path }) => !path.startsWith('changeLog/')),
  ),
  onSent('with the name in the log', nobody, (letter) =>
    correct(letter, sent, name).map((write) =>
      write.type === 'create'
        ? {
            ...write,
            data: { ...write.data, after: { field: name.field, value: name.to, reason: name.reason } },
          }
        : write,
    ),
  ),
  onSent('as a note', nobody, (letter) =>
    correct(letter, sent, name).map((write) =>
      write.type === 'create' ? { ...write, data: { ...write.data, event: 'note.added' } } : write,
    ),
  ),
  row(change(record, { updatedAt: hoursAgo(0.5), lastChange: 'since' }))(
    'where something may have changed since',
    nobody,
    (letter) => correct(letter, sent, name),
  ),
  ...['begun', 'done'].map((removal) =>
    row(change(record, { removal }))(`once the removal is ${removal}`, nobody, (letter) =>
      correct(letter, sent, name),
    ),
  ),
  ...['declined', 'ended'].map((state) =>
    row(offeredIn(state))(`with an offer that is ${state}`, nobody, (letter) =>
      correct(letter, offeredIn(state), name),
    ),
  ),
  row(change(copy, { landmark: 'An older place' }))('before: the copy follows', theOffice, () =>
    only(correct('A', sent, { ...name, to: String(sent[contact]?.name) }), copy),
  ),
  onSent('in the copy alone', nobody, () => only(correct('A', sent, name), copy)),
  onSent('in the end of the phone alone', nobody, () => [
    { type: 'update', path: tail, changes: { digits: '9876' } },
  ]),
  onSent('by a stamp of the request', nobody, () => [
    { type: 'update', path: record, changes: { updatedAt: serverTime } },
  ]),
];

/** Dear corrections, for the limits of the rules. */
export const guardianCorrectionSteps = [
  ['a guardian whose phone is corrected', 'A', sent, correct('A', sent, phone)],
  ['a guardian who agrees to news', 'A', sent, without(correct('A', sent, news), copy)],
] as const;
