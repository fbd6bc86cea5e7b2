import { doorEntriesCollection, lessonPath } from '../../src/entities/lesson';
import { offerContactPath, offerPath, tutorContactPath } from '../../src/entities/offer';
import { certificatePath } from '../../src/entities/certificate';
import { ask } from '../samples/certificates';
import {
  approveTutor,
  endingBy,
  makeOffer,
  transitionOf,
  newLesson,
  planAsFamily,
  sampleStart,
  typeAtDoor,
} from '../samples/offers';
import { writeDoorCode } from '../../src/entities/tuition-request';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asOffice, asTutor, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newTuitionCode();
const offerId = '5b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f77';
const lessonId = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a77';
const certificateId = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a77';
const [offer, lesson, profile] = [offerPath(offerId), lessonPath(offerId, lessonId), 'tutors/demo-tutor'];

const approved = documentsOf(approveTutor('demo-tutor', asOffice('A')));
const made = documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, asOffice('A')));
const asked = documentsOf(ask({ id: certificateId, offerId, tutorId: 'demo-tutor' }, asTutor('T')));

/** A family taught by T, whom the office suspended this many hours ago. The lesson began an hour ago. */
function suspended(hours: number): Documents {
  return {
    ...world,
    ...documentsOf(sendRequest(ref)),
    ...approved,
    [profile]: { ...approved[profile], state: 'suspended', movedAt: hoursAgo(hours) },
    ...made,
    [offer]: { ...made[offer], state: 'chosen' },
    ...documentsOf([newLesson(offerId, lessonId, 'demo-tutor', sampleStart)]),
  };
}

const become = (to: 'taught' | 'missed' | 'cancelled') => (letter: Letter) =>
  transitionOf(lesson, {
    from: 'planned',
    to,
    event: `lesson.${to}`,
    by: asTutor(letter),
    ...(to === 'missed' && { changes: { missedBy: 'family' } }),
  });

const since = rowsOn(suspended(0));
const before = rowsOn(suspended(2));

const stopLesson = (letter: Letter) =>
  transitionOf(lesson, {
    from: 'planned',
    to: 'stopped',
    event: 'lesson.stopped',
    by: letter === 'T' ? asTutor(letter) : asOffice(letter),
  });

const stopOffer = (letter: Letter) =>
  transitionOf(offer, {
    from: 'chosen',
    to: 'stopped',
    event: 'offer.stopped',
    by: letter === 'T' ? asTutor(letter) : asOffice(letter),
  });

const code = (letter: Letter) => [
  writeDoorCode(ref, {
    lessonId,
    offerId,
    moment: letter === 'G' ? 'arrival' : 'leaving',
    issue: 1,
    code: '4821',
    adult: '',
  }),
];

const active = rowsOn({ ...suspended(2), ...approved });
const stopped = rowsOn({
  ...suspended(2),
  [lesson]: { ...suspended(2)[lesson], state: 'stopped' },
  [offer]: { ...made[offer], state: 'stopped' },
});

/** The office stops what is planned from the suspension on, and nothing else; it stays stopped. */
const stoppingRows: readonly Row[] = [
  before.commit('suspended: lessons stopped', theOffice, stopLesson),
  since.commit('suspended: lessons stopped that began before', nobody, stopLesson),
  active.commit('not suspended: lessons stopped', nobody, stopLesson),
  before.commit('suspended: offers stopped', theOffice, stopOffer),
  active.commit('not suspended: offers stopped', nobody, stopOffer),
  before.commit('suspended: lessons planned by the family', nobody, () =>
    planAsFamily(ref, offerId, certificateId, 'demo-tutor'),
  ),
  before.commit('suspended: lessons planned by the office', nobody, () => [
    newLesson(offerId, certificateId, 'demo-tutor', sampleStart, 'office'),
  ]),
  active.commit('not suspended: door codes create', everybody, code),
  since.commit('suspended: door codes create', nobody, code),
  stopped.commit('stopped: door codes create', nobody, code),
  stopped.commit('stopped: entries create', nobody, () => [typeAtDoor(offerId, lessonId, 1)]),
  stopped.get('stopped: contact get', offerContactPath(offerId), theOffice),
  stopped.get('stopped: contact of the tutor get', tutorContactPath(offerId), theOffice),
  stopped.commit('stopped: lessons planned by the family', nobody, () =>
    planAsFamily(ref, offerId, certificateId, 'demo-tutor'),
  ),
  ...(['planned', 'taught', 'cancelled'] as const).map((to) =>
    stopped.commit(`stopped: lessons ${to} again`, nobody, (letter) =>
      transitionOf(lesson, { from: 'stopped', to, event: `lesson.${to}`, by: asOffice(letter) }),
    ),
  ),
  stopped.commit('stopped: offers chosen again', nobody, (letter) =>
    transitionOf(offer, { from: 'stopped', to: 'chosen', event: 'offer.chosen', by: asOffice(letter) }),
  ),
];

/** A suspended tutor may not read contacts, and may only report lessons taught before. */
export const suspendedRows: readonly Row[] = [
  ...stoppingRows,
  since.get('suspended: contact get', offerContactPath(offerId), theOffice),
  since.get('suspended: contact of the tutor get', tutorContactPath(offerId), theOffice),
  since.commit('suspended: lessons create', nobody, () => [newLesson(offerId, certificateId, 'demo-tutor')]),
  since.commit('suspended: lessons taught before', 'T', become('taught')),
  since.commit('suspended: lessons missed before', nobody, become('missed')),
  since.commit('suspended: lessons cancelled', nobody, become('cancelled')),
  before.commit('suspended: lessons taught since', nobody, become('taught')),
  since.commit('suspended: entries create', nobody, () => [typeAtDoor(offerId, lessonId, 1)]),
  since.get('suspended: entries get', `${doorEntriesCollection(offerId, lessonId)}/arrival-1`, 'GPTACF'),
  since.commit('suspended: offers ended', nobody, (letter) =>
    transitionOf(offer, {
      from: 'chosen',
      to: 'ended',
      event: 'lessons.ended',
      by: asTutor(letter),
      changes: endingBy('tutor'),
    }),
  ),
  since.commit('suspended: certificates create', nobody, (letter) =>
    ask({ id: certificateId, offerId, tutorId: 'demo-tutor' }, asTutor(letter)),
  ),
  rowsOn({ ...suspended(0), ...asked }).commit('suspended: certificates withdrawn', nobody, (letter) =>
    transitionOf(certificatePath(certificateId), {
      from: 'asked',
      to: 'withdrawn',
      event: 'certificate.withdrawn',
      by: asTutor(letter),
    }),
  ),
];
