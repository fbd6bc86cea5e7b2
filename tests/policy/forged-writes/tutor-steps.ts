import { certificatePath } from '../../../src/entities/certificate';
import { writePayoutAccount } from '../../../src/entities/money/payout-account';
import { lessonPlanned, writeTelling } from '../../../src/entities/telling';
import type { Offer } from '../../../src/entities/offer';
import { endLessons } from '../../../src/features/tuition/offers/model/end-lessons';
import { serverTime } from '@/shared/backend';
import { askToTeach, moveAddition } from '../../samples/additions';
import { endingBy, transitionOf, newLesson, typeAtDoor } from '../../samples/offers';

import {
  offerId,
  lesson,
  lessonId,
  certificateId,
  offer,
  tutor,
  sent,
  offered,
  chosen,
  planned,
  report,
  profile,
  asked,
  askedToTeach,
  missedBy,
  transitionLesson,
  type Row,
} from './story-documents';

export const ofTutor: readonly Row[] = [
  [
    'a network that the tutor chooses',
    'T',
    planned,
    [writePayoutAccount('demo-tutor', { network: 'telecel', number: '+233241234567' }, true)],
  ],
  ['a lesson that the tutor plans', 'T', chosen, [newLesson(offerId, lessonId, 'demo-tutor')]],
  [
    'a lesson that was taught',
    'T',
    planned,
    transitionLesson('planned', 'taught', 'lesson.taught', { by: tutor, changes: { report } }),
  ],
  [
    'a lesson that nobody came to',
    'T',
    planned,
    transitionLesson('planned', 'missed', 'lesson.missed', { by: tutor, changes: { missedBy: 'family' } }),
  ],
  [
    'a miss that the tutor disputes',
    'T',
    missedBy('tutor'),
    transitionLesson('missed', 'contested', 'miss.disputed', {
      by: tutor,
      changes: { cancellation: { reason: '', words: 'I waited.' } },
    }),
  ],
  [
    'a lesson that the tutor cancels',
    'T',
    planned,
    transitionLesson('planned', 'cancelled', 'lesson.cancelled', {
      by: tutor,
      changes: { cancellation: { reason: 'ill', words: '' } },
    }),
  ],
  [
    'a family that the tutor tells of a lesson',
    'T',
    planned,
    [
      writeTelling({
        change: { id: lessonId, record: lesson, event: lessonPlanned },
        way: 'whatsapp',
        by: { userId: 'demo-tutor', name: '' },
      }),
    ],
  ],
  ['what the tutor types on arrival', 'T', planned, [typeAtDoor(offerId, lessonId, 1)]],
  [
    'a tutor who says no',
    'T',
    offered,
    transitionOf(offer, {
      from: 'sent',
      to: 'declined',
      event: 'offer.declined',
      by: tutor,
      changes: { answer: { hours: [], reason: 'other', words: '' } },
    }),
  ],
  [
    'a tutor who did not feel safe',
    'T',
    chosen,
    endLessons(
      { userId: 'demo-tutor', name: 'Tutor 1' },
      { id: offerId, state: 'chosen', lastChange: '' } as Offer,
      {
        reason: 'safety',
        words: 'The door was locked.',
      },
    ).writes,
  ],
  [
    'a tutor who ends the lessons',
    'T',
    chosen,
    transitionOf(offer, {
      from: 'chosen',
      to: 'ended',
      event: 'lessons.ended',
      by: tutor,
      changes: endingBy('tutor'),
    }),
  ],
  [
    'a tutor who pauses',
    'T',
    sent,
    transitionOf(profile, { from: 'active', to: 'paused', event: 'tutor.paused', by: tutor }),
  ],
  [
    'a profile of the tutor’s own',
    'T',
    sent,
    [{ type: 'update', path: profile, changes: { price: 7000, updatedAt: serverTime } }],
  ],
  ['subjects that a tutor asks for', 'T', sent, askToTeach(tutor)],
  [
    'subjects that the tutor takes back',
    'T',
    askedToTeach,
    moveAddition('withdrawn', 'subjects.withdrawn', tutor),
  ],
  [
    'a subject that the tutor leaves out',
    'T',
    sent,
    [{ type: 'update', path: profile, changes: { subjects: ['mathematics'], updatedAt: serverTime } }],
  ],
  [
    'a certificate that the tutor takes back',
    'T',
    asked,
    transitionOf(certificatePath(certificateId), {
      from: 'asked',
      to: 'withdrawn',
      event: 'certificate.withdrawn',
      by: tutor,
    }),
  ],
];
