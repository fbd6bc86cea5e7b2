import { expect, it } from 'vitest';
import type { PendingWrite } from '@/shared/pending-writes';
import { countSent, sendableWrites } from './sendable-writes';

const act = (id: string, owner: string, fields: Partial<PendingWrite> = {}): PendingWrite =>
  ({
    ...{ id, owner, record: 'offers/o', event: 'offer.accepted', writes: [], shown: {} },
    ...{ addedAt: '2026-11-29T10:00:00.000Z', place: 1, tries: 0, state: 'waiting', problem: null },
    ...fields,
  }) as PendingWrite;

const acts = [
  act('family', 'LL-T1'),
  act('door', 'LL-T1', { waitsFor: 'family' }),
  act('ama', 'ama'),
  act('kofi', 'kofi'),
  act('gone', 'ama', { state: 'sent' }),
];

it.each([
  ['nobody is signed in', null, ['family', 'door']],
  ['one of them is signed in', 'ama', ['family', 'door', 'ama']],
])('tells nobody of what another account has sent: %s', (_, account, ids) => {
  expect(sendableWrites(acts, account).map(({ id }) => id)).toEqual(ids);
});

it('counts what one press made as one thing', () => {
  expect(countSent(sendableWrites(acts, 'ama'))).toBe(2);
  expect(countSent(sendableWrites(acts.slice(1), null))).toBe(1);
});
