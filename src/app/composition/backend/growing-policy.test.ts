import { expect, it } from 'vitest';
import { createGrowingPolicy } from './growing-policy';
import type { AccessContext, Actor } from '@/shared/backend';

const office: Actor = { userId: 'demo-admin', role: 'admin' };

it('knows the removal of a person once the office has read a list, and nobody else brings it', async () => {
  const policy = createGrowingPolicy();
  const before = { words: 'Ama' };
  const context: Omit<AccessContext, 'id' | 'params'> = {
    actor: office,
    now: '2026-11-23T12:00:00.000Z',
    before,
    after: { words: '' },
    read: (path) => Promise.resolve(path.startsWith('tutorApplications/') ? { removal: 'begun' } : null),
    readAfter: () => Promise.resolve(null),
  };
  const empty = () => policy.authorize('update', 'tutorApplications/LL-A1/evidence/check-1', context);
  await expect(empty()).rejects.toMatchObject({ code: 'forbidden' });
  const { read } = context;
  await policy.authorizeList({
    actor: { userId: null, role: null },
    query: { collection: 'tutors', where: [{ field: 'state', equals: 'active' }] },
    read,
  });
  await expect(empty()).rejects.toMatchObject({ code: 'forbidden' });
  await policy.authorizeList({ actor: office, query: { collection: 'enquiries' }, read });
  await expect
    .poll(() =>
      empty().then(
        () => 'allowed',
        () => 'refused',
      ),
    )
    .toBe('allowed');
});
