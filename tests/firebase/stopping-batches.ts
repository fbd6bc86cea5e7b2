import { lessonPath } from '../../src/entities/lesson';
import { offerPath } from '../../src/entities/offer';
import { tutorPath } from '../../src/entities/tutor';
import type { Write } from '@/shared/backend';
import { documentsOf, hoursAgo, type Documents } from '../policy/attempt';
import { asOffice, world, type Letter } from '../policy/matrix-people';
import { approveTutor, makeOffer, newLesson, transitionOf } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';

const ref = newTuitionCode();
const by = asOffice('A');
const offerId = '7d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a99';
const lessonIds = ['a', 'b', 'c'].map((letter) => `8d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a9${letter}`);
const [profile, offer] = [tutorPath('demo-tutor'), offerPath(offerId)];
const approved = documentsOf(approveTutor('demo-tutor', by));
const made = documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, by));
const suspension = { reason: 'concern', words: 'a'.repeat(200) };

const suspended: Documents = {
  ...world,
  ...documentsOf(sendRequest(ref)),
  ...approved,
  [profile]: { ...approved[profile], state: 'suspended', movedAt: hoursAgo(2), suspension },
  ...made,
  [offer]: { ...made[offer], state: 'chosen' },
  ...documentsOf(lessonIds.map((id) => newLesson(offerId, id, 'demo-tutor'))),
};

const stopLesson = (id: string) =>
  transitionOf(lessonPath(offerId, id), { from: 'planned', to: 'stopped', event: 'lesson.stopped', by });

/** Writes about a tutor who is suspended: as many records in one batch as the desk stops at once. */
export const stoppingBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  [
    'a profile that is suspended',
    'A',
    { ...world, ...approved },
    transitionOf(profile, {
      from: 'active',
      to: 'suspended',
      event: 'tutor.suspended',
      by,
      changes: { hiddenUntil: '', suspension },
    }),
  ],
  ['three lessons of a suspended tutor that are stopped', 'A', suspended, lessonIds.flatMap(stopLesson)],
  [
    'the last two lessons of a family, and the offer, that are stopped',
    'A',
    suspended,
    [
      ...lessonIds.slice(0, 2).flatMap(stopLesson),
      ...transitionOf(offer, { from: 'chosen', to: 'stopped', event: 'offer.stopped', by }),
    ],
  ],
];
