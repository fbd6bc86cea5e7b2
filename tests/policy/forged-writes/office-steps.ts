import { deletionId, logChange, recordDeleted } from '../../../src/entities/change-log';
import { tutorEvidence, withdrawEvidence } from '../../../src/entities/vetting/evidence';
import { phoneTailPath } from '@/entities/phone-tail';
import { trackingPath } from '@/entities/tracking';
import { guardianContactPath } from '../../../src/entities/tuition-request';
import { serverTime } from '@/shared/backend';
import { addToProfile, moveAddition, refusal } from '../../samples/additions';
import { recordCheck } from '../../samples/applications';
import { transitionOf } from '../../samples/offers';
import { transitionRequest, office } from '../../samples/records';
import { correctProfile } from '../matrix-corrections';
import { assignmentSteps } from '../matrix-assignments';
import { guardianCorrectionSteps } from '../matrix-guardian-corrections';
import { heldContactSteps } from '../matrix-held-contacts';
import { senderCorrectionSteps } from '../matrix-sender-corrections';
import { tutorNumberSteps } from '../matrix-tutor-numbers';
import { requestCorrectionSteps } from '../matrix-request-corrections';
import { attackersWorld } from './attackers';

import {
  ref,
  record,
  offer,
  lesson,
  inState,
  sent,
  offered,
  planned,
  missedBy,
  door,
  profile,
  note,
  checkId,
  askedToTeach,
  checked,
  withdrawal,
  junk,
  take,
  transitionLesson,
  type Row,
} from './story-documents';

export const ofOffice: readonly Row[] = [
  [
    'a silent confirmation by door code',
    'A',
    door,
    transitionLesson('taught', 'confirmed', 'lesson.confirmed', { changes: { proof: 'arrival-1' } }),
  ],
  [
    'a lesson that is paid',
    'A',
    inState(planned, lesson, 'confirmed'),
    transitionLesson('confirmed', 'paid', 'lesson.paid', {}),
  ],
  [
    'a dispute that is upheld',
    'A',
    inState(planned, lesson, 'disputed'),
    transitionLesson('disputed', 'cancelled', 'dispute.upheld', {}),
  ],
  [
    'a miss that is turned',
    'A',
    inState(missedBy('family'), lesson, 'contested'),
    transitionLesson('contested', 'missed', 'miss.reversed', { changes: { missedBy: 'tutor' } }),
  ],
  [
    'an offer that is withdrawn',
    'A',
    offered,
    transitionOf(offer, { from: 'sent', to: 'withdrawn', event: 'offer.withdrawn', by: office }),
  ],
  ['a check of a tutor', 'A', sent, recordCheck(tutorEvidence('demo-tutor'), profile, office)],
  [
    'subjects that are approved',
    'A',
    askedToTeach,
    [...moveAddition('approved', 'subjects.approved', office), ...addToProfile(office)],
  ],
  [
    'subjects that are refused',
    'A',
    askedToTeach,
    moveAddition('refused', 'subjects.refused', office, refusal),
  ],
  [
    'a check that is taken back',
    'A',
    checked,
    [
      withdrawEvidence(tutorEvidence('demo-tutor'), checkId, withdrawal),
      ...note('evidence.withdrawn', profile, { evidence: [] }, withdrawal),
    ],
  ],
  [
    'a profile that is corrected',
    'A',
    sent,
    correctProfile('A', sent, {
      field: 'subjects',
      to: ['science', 'french', 'computing'],
      reason: 'checked',
    }),
  ],
  [
    'a profile whose words are corrected',
    'A',
    sent,
    correctProfile('A', sent, { field: 'about', to: 'I teach.', reason: 'unsuitable' }),
  ],
  ...requestCorrectionSteps,
  ...assignmentSteps,
  ...guardianCorrectionSteps,
  ...senderCorrectionSteps,
  ...tutorNumberSteps,
  ...heldContactSteps,
  ['a role that is taken', 'A', sent, take()],
  ['a request that is junk', 'A', sent, transitionRequest(ref, 'submitted', 'junk', office)],
  [
    'junk that is deleted',
    'A',
    junk,
    [
      { type: 'delete', path: record },
      { type: 'delete', path: trackingPath(ref) },
      { type: 'delete', path: guardianContactPath(ref) },
      { type: 'delete', path: phoneTailPath(ref) },
      logChange({
        id: deletionId('c1'),
        by: office,
        record,
        event: recordDeleted,
        before: { state: 'junk' },
      }),
    ],
  ],
  [
    'figures',
    'A',
    attackersWorld,
    [
      {
        type: 'create',
        path: 'settings/demand',
        data: { updatedAt: serverTime, bySubject: { mathematics: { jhs: 3 } } },
      },
    ],
  ],
  [
    'answers of tutors',
    'A',
    attackersWorld,
    [
      {
        type: 'create',
        path: 'settings/replies',
        data: { updatedAt: serverTime, byTutor: { 'demo-tutor': { offers: 6, answered: 5 } } },
      },
    ],
  ],
];
