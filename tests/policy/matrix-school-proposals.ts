import { schoolProposalPath } from '../../src/entities/consultancy/proposal';
import { answerVersion, dayIn, renewVersion, sampleOffer, sendVersion } from '../samples/consultations';
import { asCodeHolder, asOffice, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';
import {
  agreed,
  consultationIn,
  proposed,
  received,
  record,
  ref,
  scoping,
  version,
  withoutWrite,
} from './consultation-documents';

const sendWith = (letter: Letter, changes: Partial<typeof sampleOffer>) =>
  sendVersion(ref, asOffice(letter), 1, { ...sampleOffer, ...changes });

const proposing: readonly Row[] = [
  scoping.commit('consultations proposal sent', theOffice, (letter) => sendVersion(ref, asOffice(letter))),
  scoping.commit('consultations proposal sent, by the code', nobody, () => sendVersion(ref, asCodeHolder)),
  scoping.commit('consultations proposal sent, as the second', nobody, (letter) =>
    sendVersion(ref, asOffice(letter), 2),
  ),
  scoping.commit('consultations proposal sent, for yesterday', nobody, (letter) =>
    sendWith(letter, { validUntil: dayIn(-1) }),
  ),
  scoping.commit('consultations proposal sent, for two years', nobody, (letter) =>
    sendWith(letter, { validUntil: dayIn(730) }),
  ),
  scoping.commit('consultations proposal sent, until today', theOffice, (letter) =>
    sendWith(letter, { validUntil: dayIn(0) }),
  ),
  scoping.commit('consultations proposal sent, alone', nobody, (letter) =>
    withoutWrite(sendVersion(ref, asOffice(letter)), record),
  ),
  received.commit('consultations proposal sent, before scoping', nobody, (letter) =>
    sendVersion(ref, asOffice(letter)),
  ),
  rowsOn({ ...consultationIn('scoping', { latest: 1 }), ...version('declined') }).commit(
    'consultations proposal sent, after one that was declined',
    theOffice,
    (letter) => sendVersion(ref, asOffice(letter), 2),
  ),
  proposed.commit('consultations proposal renewed', theOffice, (letter) =>
    renewVersion(ref, asOffice(letter)),
  ),
  proposed.commit('consultations proposal renewed, by the code', nobody, () =>
    renewVersion(ref, asCodeHolder),
  ),
  proposed.commit('consultations proposal renewed, with the old one left', nobody, (letter) =>
    withoutWrite(renewVersion(ref, asOffice(letter)), schoolProposalPath(ref, 1)),
  ),
  agreed.commit('consultations proposal renewed, after it was accepted', nobody, (letter) =>
    renewVersion(ref, asOffice(letter)),
  ),
  proposed.commit('consultations proposal changed', nobody, () => [
    { type: 'update', path: schoolProposalPath(ref, 1), changes: { aims: 'Others' } },
  ]),
];

const late = rowsOn({ ...consultationIn('proposed'), ...version('sent', 1, { validUntil: dayIn(-1) }) });
const today = rowsOn({ ...consultationIn('proposed'), ...version('sent', 1, { validUntil: dayIn(0) }) });
const second = rowsOn({
  ...consultationIn('proposed', { latest: 2 }),
  ...version('replaced'),
  ...version('sent', 2),
});
const unnamed = { name: '', position: 'Headteacher', words: '' };

const answering: readonly Row[] = [
  proposed.commit('consultations proposal accepted', theOthers, () => answerVersion(ref, 'accepted')),
  proposed.commit('consultations proposal declined', theOthers, () => answerVersion(ref, 'declined')),
  proposed.commit('consultations proposal accepted, by the office', nobody, (letter) =>
    answerVersion(ref, 'accepted', { by: asOffice(letter) }),
  ),
  proposed.commit('consultations proposal accepted, by nobody named', nobody, () =>
    answerVersion(ref, 'accepted', { answer: unnamed }),
  ),
  proposed.commit('consultations proposal accepted, without a position', nobody, () =>
    answerVersion(ref, 'accepted', { answer: { ...unnamed, name: 'Akua', position: '' } }),
  ),
  late.commit('consultations proposal accepted, after its date', nobody, () =>
    answerVersion(ref, 'accepted'),
  ),
  late.commit('consultations proposal declined, after its date', theOthers, () =>
    answerVersion(ref, 'declined'),
  ),
  today.commit('consultations proposal accepted, on its last day', theOthers, () =>
    answerVersion(ref, 'accepted'),
  ),
  second.commit('consultations proposal accepted, the newest', theOthers, () =>
    answerVersion(ref, 'accepted', { version: 2 }),
  ),
  second.commit('consultations proposal accepted, one that was replaced', nobody, () =>
    answerVersion(ref, 'accepted', { version: 1 }),
  ),
  agreed.commit('consultations proposal accepted, again', nobody, () => answerVersion(ref, 'accepted')),
  rowsOn(consultationIn('proposed', { removal: 'done' })).commit(
    'consultations proposal accepted, of a removed person',
    nobody,
    () => answerVersion(ref, 'accepted'),
  ),
];

/** Who may do what with the versions of a proposal to a school. */
export const schoolProposalRows: readonly Row[] = [...proposing, ...answering];
