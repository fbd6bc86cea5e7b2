import { describe, expect, it } from 'vitest';
import {
  createAccessPolicy,
  type AccessContext,
  type Actor,
  changedFields,
  changesOnly,
} from './access-policy';
import type { DocumentQuery } from './backend-port';

const guest: Actor = { userId: null, role: null };
const member: Actor = { userId: 'ama', role: null };
const context = (actor: Actor): Omit<AccessContext, 'id' | 'params'> => ({
  actor,
  now: '2026-03-09T16:12:00.000Z',
  before: null,
  after: null,
  read: () => Promise.resolve(null),
  readAfter: () => Promise.resolve(null),
});

const policy = createAccessPolicy([
  { pattern: 'letters/{id}', get: ({ id, actor }) => id === actor.userId },
  { pattern: 'letters/{id}/answers/{n}', create: ({ params }) => params.id === 'ama' && params.n === '1' },
  { pattern: 'signs/{id}', list: ({ query }) => query.limit === 10 },
  {
    pattern: 'boards/{board}/notes/{id}',
    list: async ({ params, read }) => (await read(`boards/${params.board ?? ''}`))?.isOpen === true,
  },
]);

const listing = (actor: Actor, query: DocumentQuery) => ({
  actor,
  query,
  read: (path: string) => Promise.resolve({ isOpen: path === 'boards/open' }),
});

describe('the access policy', () => {
  it('denies by default', async () => {
    await expect(policy.authorize('get', 'secrets/1', context(member))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(policy.authorize('delete', 'letters/ama', context(guest))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(policy.authorizeList(listing(member, { collection: 'letters' }))).rejects.toThrow(
      'list letters is not allowed',
    );
  });

  it('tells a guest to sign in', async () => {
    await expect(policy.authorize('get', 'letters/ama', context(guest))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('passes the named parts of the path to a rule', async () => {
    await expect(policy.authorize('get', 'letters/ama', context(member))).resolves.toBeUndefined();
    await expect(
      policy.authorize('create', 'letters/ama/answers/1', context(guest)),
    ).resolves.toBeUndefined();
    await expect(policy.authorize('create', 'letters/kofi/answers/1', context(guest))).rejects.toThrow();
  });

  it('never matches a path of another length or with an empty part', async () => {
    await expect(policy.authorize('create', 'letters/ama/answers/', context(guest))).rejects.toThrow();
    await expect(
      policy.authorize('create', 'letters/ama/answers/1/more/2', context(guest)),
    ).rejects.toThrow();
  });

  it('lets a list rule look at the query', async () => {
    const signs = (limit?: number) =>
      policy.authorizeList(listing(guest, { collection: 'signs', ...(limit && { limit }) }));
    await expect(signs(10)).resolves.toBeUndefined();
    await expect(signs()).rejects.toThrow('list signs');
  });

  it('lets a list rule look at the document above', async () => {
    const notes = (id: string) => policy.authorizeList(listing(guest, { collection: `boards/${id}/notes` }));
    await expect(notes('open')).resolves.toBeUndefined();
    await expect(notes('shut')).rejects.toThrow('list boards/shut/notes');
  });
});

describe('changed fields', () => {
  const change = { before: { a: 1, b: { c: 2 }, d: 3 }, after: { a: 1, b: { c: 4 }, e: 5 } };

  it('include changed, added and removed fields', () => {
    expect(changedFields(change)).toEqual(['b', 'd', 'e']);
    expect(changedFields({ before: null, after: { a: 1 } })).toEqual(['a']);
  });

  it('show whether only given fields were changed', () => {
    expect(changesOnly(change, ['b', 'd', 'e'])).toBe(true);
    expect(changesOnly(change, ['b', 'd'])).toBe(false);
  });
});
