import { createChangeId, logTransition } from '../../src/entities/change-log';
import { offerPath, writeGoingOn } from '../../src/entities/offer';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import { serverTime, type DocumentData } from '@/shared/backend';
import { makeOffer } from '../samples/offers';
import { newTuitionCode, sendRequest, transitionRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asCodeHolder, asOffice, world } from './matrix-people';
import { nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const [ref, other] = [newTuitionCode(), newTuitionCode()];
const id = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c97';
const offer = offerPath(id);

/** A family in its trial with a tutor, and another one in its own. */
function inTrial(more: DocumentData = {}): Documents {
  const sent = { ...documentsOf(sendRequest(ref)), ...documentsOf(sendRequest(other)) };
  const made = documentsOf(makeOffer(ref, { id, tutorId: 'demo-tutor' }, asOffice('A')));
  const into = (path: string) => ({ [path]: { ...sent[path], state: 'trial' } });
  return {
    ...world,
    ...sent,
    ...into(tuitionRequestPath(ref)),
    ...into(`tracking/${ref}`),
    ...into(tuitionRequestPath(other)),
    ...into(`tracking/${other}`),
    ...made,
    [offer]: { ...made[offer], state: 'chosen', ...more },
  };
}

const trial = rowsOn(inTrial());
const goesOn = (code = ref) => transitionRequest(code, 'trial', 'running', asCodeHolder);
const saying = (changes: DocumentData) => ({ type: 'update', path: offer, changes }) as const;

/** A family says after the trial that it goes on, and the offer tells the tutor: with the request alone. */
export const goingOnRows: readonly Row[] = [
  trial.commit('offers going on, with the request, by the code', theOthers, () => [
    ...goesOn(),
    writeGoingOn(id),
  ]),
  trial.commit('offers going on, with the request, by the office', theOffice, (letter) => [
    ...transitionRequest(ref, 'trial', 'running', asOffice(letter)),
    writeGoingOn(id),
  ]),
  trial.commit('offers going on, alone', nobody, () => [writeGoingOn(id)]),
  trial.commit('offers going on, with a request that leaves the tutor', nobody, () => [
    ...transitionRequest(ref, 'trial', 'reviewing', asCodeHolder),
    writeGoingOn(id),
  ]),
  trial.commit('offers going on, with the request of another family', nobody, () => [
    ...goesOn(other),
    writeGoingOn(id),
  ]),
  trial.commit('offers going on since earlier', nobody, () => [
    ...goesOn(),
    saying({ goesOnAt: hoursAgo(2), updatedAt: serverTime }),
  ]),
  trial.commit('offers going on, with another price', nobody, () => [
    ...goesOn(),
    saying({ goesOnAt: serverTime, updatedAt: serverTime, price: 1 }),
  ]),
  trial.commit('offers going on, by a line of their own', nobody, () => [
    ...logTransition({
      ...{ id: createChangeId(), by: asCodeHolder, record: offer, event: 'lessons.ended' },
      ...{ from: 'chosen', to: 'ended', changes: { goesOnAt: serverTime } },
    }),
  ]),
  rowsOn(inTrial({ goesOnAt: hoursAgo(2) })).commit('offers going on twice', nobody, () => [
    ...goesOn(),
    writeGoingOn(id),
  ]),
  rowsOn(inTrial({ state: 'ended' })).commit('offers going on that have ended', nobody, () => [
    ...goesOn(),
    writeGoingOn(id),
  ]),
];
