import { describe, expect, it } from 'vitest';
import { offerPath, type Offer } from '@/entities/offer';
import type { PendingWrite, NewPendingWrite } from '@/shared/pending-writes';
import { endLessons } from './end-lessons';
import { answerOffer } from './offer-writes';
import { offersWithPending } from './offers-with-pending';

const who = { userId: 'ama', name: 'Ama S.' };
const time = '2026-11-20T15:00:00.000Z';
const dates = { createdAt: time, movedAt: time, updatedAt: time };

const offer: Offer = {
  id: 'offer-1111',
  state: 'sent',
  ...dates,
  lastChange: '',
  isSample: false,
  tutorId: 'ama',
  learner: {
    gender: 'boy',
    age: 13,
    need: '',
    schoolClass: 'jhs-2',
    subjects: ['mathematics'],
    prioritySubject: 'mathematics',
    hours: ['tue-evening'],
    perWeek: 1,
    startDate: '2026-11-24',
    where: 'home',
    region: 'GH-AA',
    town: 'Adenta',
  },
  price: 7000,
  groupSize: 1,
  answer: { hours: [], reason: '', words: '' },
  ending: { by: '', reason: '', words: '' },
};

let place = 0;
const waiting = (act: NewPendingWrite): PendingWrite => {
  place += 1;
  return { ...act, addedAt: time, place, tries: 0, state: 'waiting', problem: null };
};

describe('an offer with pending writes', () => {
  const declined = { hours: [], reason: 'too-far', words: '' } as const;
  it.each([
    ['accepted', answerOffer(who, offer, 'accepted', offer.answer)],
    ['amended', answerOffer(who, offer, 'amended', { hours: ['sat-morning'], reason: '', words: '' })],
    ['declined', answerOffer(who, offer, 'declined', { ...declined, hours: [] })],
    ['ended', endLessons(who, { ...offer, state: 'chosen' }, { reason: 'exam-over', words: '' })],
  ] as const)('is %s before the backend has it', (state, act) => {
    expect(offersWithPending([offer], [waiting(act)])[0]?.item.state).toBe(state);
  });

  it('has a pending write with its author, which changes only the named record', () => {
    const act = answerOffer(who, offer, 'accepted', offer.answer);
    expect(act.writes.map(({ path }) => path)).toEqual([offerPath(offer.id), `changeLog/${act.id}`]);
    expect(act.writes[1]).toMatchObject({
      data: { by: { kind: 'tutor', ...who }, event: 'offer.accepted', after: { state: 'accepted' } },
    });
  });
});
