import type { DocumentData } from '@/shared/backend';
import { nameKeysOf } from '../../src/entities/phone-tail/model/name-keys';
import { createDeskRows } from '../../tools/bench/desk-documents';
import { documentsOf } from '../policy/attempt';
import { makeOffer } from './offers';
import { office } from './records';

const openStates = ['submitted', 'reviewing', 'asking', 'offered', 'trial', 'running', 'running', 'running'];
const offerStates: Readonly<Record<string, string>> = {
  ended: 'ended',
  offered: 'sent',
  trial: 'chosen',
  running: 'chosen',
};

const minuteMs = 60_000;
/** How long ago the office closed. */
const closedMinutes = 14 * 60;
const dayMs = 86_400_000;

/** A name of its own for each family, in letters. */
const surnameOf = (number: number): string =>
  `Owusu${Array.from(String(number), (digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`;

/** The documents of an office with a long history: most of its requests are over, with their offers. */
export function longDesk({ requests, open }: { readonly requests: number; readonly open: number }) {
  const now = new Date();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const stored: Record<string, DocumentData> = {
    'roles/demo-admin': {
      role: 'admin',
      name: 'Office 1',
      duties: ['office', 'safeguarding'],
      givenAt: now.toISOString(),
    },
  };
  for (const which of ['waiting', 'demand', 'replies', 'ratings', 'homework'])
    stored[`settings/${which}`] = { updatedAt: now.toISOString() };
  // Last evening, when the office closed.
  stored['settings/settled'] = { updatedAt: before(closedMinutes * minuteMs), waiting: [] };
  // Badges of this month are counted already.
  const asked = { lessons: 60, families: 5, reviews: 5, stars: 45, replies: 80 };
  stored['settings/ratings'] = {
    ...{ updatedAt: now.toISOString(), byTutor: {} },
    badges: { month: now.toISOString().slice(0, 7), asked },
  };
  let number = -1;
  let last = { ref: '', phone: '', name: '' };
  for (const { path, data } of createDeskRows(requests, now)) {
    const [collection, ref = '', part] = path.split('/');
    if (collection !== 'tuitionRequests' || part !== undefined) {
      stored[path] = data;
      continue;
    }
    number += 1;
    const isOpen = number < open;
    const state = isOpen
      ? (openStates[number % openStates.length] ?? '')
      : number % 10 === 0
        ? 'cancelled'
        : 'ended';
    // What waits for an answer would lapse, and was asked while the office was open.
    const isAsked = state === 'offered' || state === 'asking';
    const openMinutes = isAsked ? closedMinutes + number + 1 : (number + 1) * 200;
    const movedAt = before(isOpen ? openMinutes * minuteMs : (60 + number / 10) * dayMs);
    stored[path] = { ...data, state, createdAt: movedAt, movedAt, updatedAt: movedAt };
    const phone = String(number).padStart(4, '0');
    const name = `Ama ${surnameOf(number)}`;
    stored[`phoneTails/${ref}`] = { digits: phone, names: nameKeysOf(name) };
    last = { ref, phone, name };
    const offerState = offerStates[state];
    if (offerState === undefined) continue;
    const id = `offer-${number}`;
    const made = documentsOf(makeOffer(ref, { id, tutorId: `tutor-${number % 40}` }, office));
    for (const [at, document] of Object.entries(made)) if (!at.startsWith('changeLog')) stored[at] = document;
    stored[`offers/${id}`] = {
      ...made[`offers/${id}`],
      state: offerState,
      createdAt: movedAt,
      movedAt,
      updatedAt: movedAt,
    };
  }
  return { stored, last };
}
