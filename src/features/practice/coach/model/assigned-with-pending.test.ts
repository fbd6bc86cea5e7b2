import { expect, it } from 'vitest';
import type { NewPendingWrite, PendingWrite } from '@/shared/pending-writes';
import { assign, closeAssignment } from './tutor-writes';
import { assignedWithPending } from './assigned-with-pending';

const who = { userId: 'ama', name: 'Ama S.' };
const given = { offerId: 'o1', id: '1', pack: 'bece-math', topic: 'ratio', weakness: '', note: '' };
const waiting = (act: NewPendingWrite): PendingWrite => ({
  ...{ ...act, state: 'waiting', problem: null },
  ...{ addedAt: '2026-11-24T10:00:00.000Z', place: 1, tries: 0 },
});

it('shows what was assigned without network, and what was done to it', () => {
  const assigned = assign(who, given, undefined);
  const [shown] = assignedWithPending('o1', [], [waiting(assigned)]);
  expect(shown?.item).toMatchObject({ ...given, state: 'assigned', tutorId: 'ama' });
  expect(shown?.waiting).toHaveLength(1);
  expect(assignedWithPending('o2', [], [waiting(assigned)])).toEqual([]);

  if (!shown) return;
  const stored = shown.item;
  const [closed] = assignedWithPending('o1', [stored], [waiting(closeAssignment(who, stored, 'withdrawn'))]);
  expect(closed?.item.state).toBe('withdrawn');
});

it('does not show what was refused', () => {
  const refused: PendingWrite = {
    ...waiting(assign(who, given, undefined)),
    state: 'refused',
    problem: 'forbidden',
  };
  expect(assignedWithPending('o1', [], [refused])).toEqual([]);
});
