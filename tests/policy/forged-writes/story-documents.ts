import { createChangeId, logChange } from '../../../src/entities/change-log';
import { tutorEvidence } from '../../../src/entities/vetting/evidence';
import { lessonPath } from '../../../src/entities/lesson';
import { offerPath } from '../../../src/entities/offer';
import { trackingPath } from '@/entities/tracking';
import { tuitionRequestPath, writeDoorCode } from '../../../src/entities/tuition-request';
import { tutorPath } from '../../../src/entities/tutor';
import { serverTime, type Write } from '@/shared/backend';
import {
  proposeGroup,
  recordCheck,
  sampleFiles,
  sendApplication,
  newApplicationCode,
} from '../../samples/applications';
import { askToTeach } from '../../samples/additions';
import { ask } from '../../samples/certificates';
import { approveTutor, makeOffer, transitionOf, newLesson, typeAtDoor } from '../../samples/offers';
import { newTuitionCode, office, sendRequest } from '../../samples/records';
import { documentsOf, hoursAgo, type Documents } from '../attempt';
import { asTutor, type Letter } from '../matrix-people';
import { attackersWorld } from './attackers';

export const ref = newTuitionCode();
const otherRef = newTuitionCode();
export const record = tuitionRequestPath(ref);
export const offerId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c77';
export const lessonId = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a11';
export const certificateId = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a12';
export const groupId = '9a4f2b7c-11aa-4c8e-9b3e-5d1f0e2a4b13';
export const [offer, lesson] = [offerPath(offerId), lessonPath(offerId, lessonId)];
export const tutor = asTutor('T');

export const inState = (documents: Documents, path: string, state: string, hours = 1): Documents => ({
  ...documents,
  [path]: { ...documents[path], state, movedAt: hoursAgo(hours) },
});

/** A request and its tracking in a state. */
const requestIn = (documents: Documents, state: string, hours = 1): Documents =>
  inState(inState(documents, record, state, hours), trackingPath(ref), state);

export const sent: Documents = {
  ...attackersWorld,
  ...documentsOf(sendRequest(ref)),
  ...documentsOf(sendRequest(otherRef)),
  ...documentsOf(approveTutor('demo-tutor', office)),
};
export const offered: Documents = {
  ...requestIn(sent, 'offered'),
  ...documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, office)),
};
export const chosen = requestIn(inState(offered, offer, 'chosen'), 'running');
export const planned = { ...chosen, ...documentsOf([newLesson(offerId, lessonId, 'demo-tutor')]) };
export const taught = inState(planned, lesson, 'taught', 80);
/** A lesson that this side is said to have missed, an hour ago. */
export const missedBy = (side: 'family' | 'tutor'): Documents => {
  const missed = inState(planned, lesson, 'missed');
  return { ...missed, [lesson]: { ...missed[lesson], missedBy: side } };
};
export const door: Documents = {
  ...taught,
  ...documentsOf([
    writeDoorCode(ref, { lessonId, offerId, moment: 'arrival', issue: 1, code: '4821', adult: '' }),
    typeAtDoor(offerId, lessonId, 1),
  ]),
};
export const report = { attendance: 'present', topic: 'Fractions', mastery: '2', next: 'Page 14' };

export const application = newApplicationCode();
export const applied: Documents = { ...sent, ...documentsOf(sendApplication(application, sampleFiles)) };
const [card] = sampleFiles;
export const facts = {
  owner: `tutorApplications/${application}`,
  name: card?.name,
  type: card?.type,
  size: card?.size,
  sha256: 'a'.repeat(64),
  state: 'uploading',
};
export const file = `files/${card?.id ?? ''}`;

export const profile = tutorPath('demo-tutor');
export const note = (
  event: string,
  path: string,
  changes: object = {},
  id = createChangeId(),
): readonly Write[] => [
  { type: 'update', path, changes: { ...changes, updatedAt: serverTime, lastChange: id } },
  logChange({ id, by: office, record: path, event }),
];
export const checkId = createChangeId();
export const checked: Documents = {
  ...sent,
  ...documentsOf(recordCheck(tutorEvidence('demo-tutor'), profile, office, checkId)),
};
export const withdrawal = createChangeId();

const members = [ref, otherRef];
export const invited: Documents = { ...sent, ...documentsOf(proposeGroup(groupId, members, office)) };
export const asked: Documents = {
  ...chosen,
  ...documentsOf(ask({ id: certificateId, offerId, tutorId: 'demo-tutor' }, tutor)),
};
export const askedToTeach: Documents = { ...sent, ...documentsOf(askToTeach(tutor)) };
export const junk: Documents = {
  ...requestIn(sent, 'junk'),
  [record]: { ...sent[record], state: 'junk', lastChange: 'c1' },
};

export const take = (id = createChangeId()): readonly Write[] => [
  { type: 'update', path: 'roles/tutor-2', changes: { role: 'none', lastChange: id } },
  logChange({
    id,
    by: office,
    record: 'roles/tutor-2',
    event: 'role.taken',
    before: { role: 'tutor' },
    after: { role: 'none' },
  }),
];

export const transitionLesson = (
  from: string,
  to: string,
  event: string,
  more: Partial<Parameters<typeof transitionOf>[1]>,
) => transitionOf(lesson, { from, to, event, by: office, ...more });

/** Description, caller, stored documents, writes. */
export type Row = readonly [what: string, by: Letter, on: Documents, batch: readonly Write[]];
