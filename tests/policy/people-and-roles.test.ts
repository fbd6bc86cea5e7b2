import { describe, expect, it } from 'vitest';
import { changeLogAccess, createChangeId, logChange } from '../../src/entities/change-log';
import { giveRole, roleEvent, type RoleToGive } from '@/entities/person';
import { createAccessPolicy, serverTime, type Actor, type DocumentData, type Write } from '@/shared/backend';
import { office } from '../samples/records';
import { attempt, type Documents } from './attempt';
import { everyone, officeRole, people, policy, type Person } from './people';

const kofi = { userId: 'kofi', role: null, email: 'Kofi@Example.com', isEmailVerified: true } as const;
const self = { email: 'kofi@example.com', name: 'Kofi Boateng', isEmailVerified: true };
const stored: Documents = {
  ...officeRole,
  'people/kofi': { ...self, updatedAt: '2026-03-01T00:00:00.000Z' },
  'tutors/kofi': { state: 'active', name: 'Kofi B.' },
  'people/demo-admin': { email: 'o@example.com', name: 'O', isEmailVerified: false, updatedAt: '' },
};

const create = (path: string, data: DocumentData): Write => ({ type: 'create', path, data });
const update = (path: string, changes: DocumentData): Write => ({ type: 'update', path, changes });

async function expectAllowed(allowed: readonly Person[], call: Parameters<typeof attempt>[3], on = stored) {
  const found: Person[] = [];
  for (const who of everyone) if (await attempt(policy, people[who], on, call)) found.push(who);
  expect(found).toEqual(allowed);
}

describe('people', () => {
  it.each<[string, Person[]]>([
    ['people/kofi', ['person', 'admin']],
    ['people/nobody-yet', ['admin']],
    ['people/demo-admin', ['admin']],
    ['people/demo-tutor', ['tutor', 'admin']],
  ])('%s is read by %o', (path, allowed) => expectAllowed(allowed, { get: path }));

  it('are listed by administrators', () => expectAllowed(['admin'], { list: 'people' }));

  it('are deleted by nobody', () => expectAllowed([], { commit: [{ type: 'delete', path: 'people/kofi' }] }));

  const fresh = { ...self, updatedAt: serverTime };
  const unverified: Actor = { userId: 'kofi', role: null, email: 'kofi@example.com' };

  it.each<[string, Actor, DocumentData, boolean]>([
    ['their own', kofi, fresh, true],
    ['their own, as an administrator', { ...kofi, role: 'admin' }, fresh, true],
    ['their own, not verified', unverified, { ...fresh, isEmailVerified: false }, true],
    ['an address that is not verified as verified', unverified, fresh, false],
    ['a verified address as not verified', kofi, { ...fresh, isEmailVerified: false }, false],
    ['somebody else’s address', kofi, { ...fresh, email: 'ama@example.com' }, false],
    ['their address in another spelling', kofi, { ...fresh, email: 'Kofi@Example.com' }, false],
    ['an address without having one', { userId: 'kofi', role: null }, fresh, false],
    ['a time of their own', kofi, { ...fresh, updatedAt: '2026-03-10T09:04:59.000Z' }, false],
    ['a role', kofi, { ...fresh, role: 'admin' }, false],
    ['no name', kofi, { ...fresh, name: '' }, false],
    ['a name of 81 characters', kofi, { ...fresh, name: 'a'.repeat(81) }, false],
    ['a name of 80 characters', kofi, { ...fresh, name: 'a'.repeat(80) }, true],
    ['a name with a tag', kofi, { ...fresh, name: '<b>Kofi' }, false],
    ['a name with a hidden mark', kofi, { ...fresh, name: 'Kofi\u202E' }, false],
    ['a name with spaces around it', kofi, { ...fresh, name: ' Kofi ' }, false],
    ['somebody else', { ...kofi, userId: 'ama' }, fresh, false],
    ['somebody else, as an administrator', { ...kofi, userId: 'ama', role: 'admin' }, fresh, false],
    ['it without being signed in', people.guest, fresh, false],
  ])('write %s', async (_what, actor, data, isAllowed) => {
    expect(await attempt(policy, actor, {}, { commit: [create('people/kofi', data)] })).toBe(isAllowed);
    expect(await attempt(policy, actor, stored, { commit: [update('people/kofi', data)] })).toBe(isAllowed);
  });

  it('need every field', async () => {
    const data = { email: fresh.email, name: 'Kofi', updatedAt: serverTime };
    expect(await attempt(policy, kofi, {}, { commit: [create('people/kofi', data)] })).toBe(false);
  });
});

interface Giving {
  readonly userId?: string;
  readonly from?: string;
  readonly role?: string;
  readonly isNew?: boolean;
  readonly fields?: DocumentData;
  /** Overrides of the change-log entry. */
  readonly line?: Partial<Parameters<typeof logChange>[0]>;
}

function giving({ userId = 'kofi', from = 'none', role = 'tutor', isNew = true, fields, line }: Giving = {}) {
  const id = createChangeId();
  const write = giveRole(userId, { role: role as RoleToGive, name: 'Kofi', lastChange: id, isNew });
  const given =
    write.type === 'create'
      ? { ...write, data: { ...write.data, ...fields } }
      : write.type === 'update'
        ? { ...write, changes: { ...write.changes, ...fields } }
        : write;
  const change = {
    id,
    by: office,
    record: `roles/${userId}`,
    event: roleEvent(role),
    before: { role: from },
    after: { role },
  };
  return [given, logChange({ ...change, ...line })];
}

const roleOf = (role: string): Documents => ({ ...stored, 'roles/kofi': { role, name: 'Kofi' } });

describe('roles', () => {
  it.each<[string, Person[]]>([
    ['roles/kofi', ['person', 'admin']],
    ['roles/demo-admin', ['admin']],
  ])('%s is read by %o', (path, allowed) => expectAllowed(allowed, { get: path }));

  it('are listed by administrators', () => expectAllowed(['admin'], { list: 'roles' }));

  it.each<[string, Documents, Giving]>([
    ['the first of a person', stored, {}],
    ['of administrator', stored, { role: 'admin' }],
    ['another one', roleOf('tutor'), { from: 'tutor', role: 'admin', isNew: false }],
    ['none, taken away', roleOf('tutor'), { from: 'tutor', role: 'none', isNew: false }],
    ['again after it was taken away', roleOf('none'), { isNew: false }],
  ])('are given by administrators: %s', (_what, on, given) =>
    expectAllowed(['admin'], { commit: giving(given) }, on),
  );

  const { 'people/kofi': _person, ...noPerson } = stored;
  const { 'tutors/kofi': profile, ...unvetted } = stored;
  const [roleAlone, lineAlone] = giving();

  it.each<[string, Documents, readonly (Write | undefined)[]]>([
    [
      'by an administrator to themselves',
      stored,
      giving({ userId: 'demo-admin', from: 'admin', isNew: false }),
    ],
    [
      'back from an administrator to themselves',
      stored,
      giving({ userId: 'demo-admin', from: 'admin', role: 'none', isNew: false }),
    ],
    ['to somebody without an account', noPerson, giving()],
    ['of a tutor to somebody whom the office has not vetted', unvetted, giving()],
    [
      'of a tutor again to somebody whom the office has not vetted',
      { ...unvetted, 'roles/kofi': { role: 'none', name: 'Kofi' } },
      giving({ isNew: false }),
    ],
    [
      'of a tutor to somebody who was removed',
      { ...stored, 'tutors/kofi': { ...profile, removal: 'done' } },
      giving(),
    ],
    ['that does not exist', stored, giving({ role: 'owner' })],
    ['with a field more', stored, giving({ fields: { pay: 100 } })],
    ['without a name', stored, giving({ fields: { name: '' } })],
    ['with a name of 81 characters', stored, giving({ fields: { name: 'a'.repeat(81) } })],
    ['with a tag in the name', stored, giving({ fields: { name: '<i>Kofi' } })],
    ['without its line in the change log', stored, [roleAlone]],
    ['as a line of the change log alone', stored, [lineAlone]],
    ['that names another line', stored, giving({ fields: { lastChange: 'c1' } })],
    ['that names no line', stored, giving({ fields: { lastChange: '' } })],
    ['logged for somebody else', stored, giving({ line: { record: 'roles/ama' } })],
    ['logged as taken', stored, giving({ line: { event: 'role.taken' } })],
    [
      'logged as given when it is taken',
      roleOf('tutor'),
      giving({ from: 'tutor', role: 'none', isNew: false, line: { event: 'role.given' } }),
    ],
    ['logged as another role', stored, giving({ line: { after: { role: 'admin' } } })],
    [
      'logged as coming from another role',
      roleOf('tutor'),
      giving({ from: 'none', role: 'admin', isNew: false }),
    ],
    ['logged with something more', stored, giving({ line: { after: { role: 'tutor', why: 'asked' } } })],
    [
      'signed with the name of a colleague',
      stored,
      giving({ line: { by: { ...office, name: 'Office 2' } } }),
    ],
    ['signed as a code holder', stored, giving({ line: { by: { kind: 'code-holder' } } })],
    ['by deleting it', roleOf('tutor'), [{ type: 'delete', path: 'roles/kofi' }]],
  ])('are not given %s', async (_what, on, writes) => {
    const commit = writes.filter((write) => write !== undefined);
    expect(await attempt(policy, people.admin, on, { commit })).toBe(false);
  });

  it('are not given with an existing line of the log', async () => {
    const [write] = giving();
    if (write?.type !== 'create') throw new Error('the sample changed');
    const id = String(write.data.lastChange);
    const line = {
      record: 'roles/kofi',
      event: 'role.given',
      before: { role: 'none' },
      after: { role: 'tutor' },
    };
    const withOld = { ...stored, [`changeLog/${id}`]: line };
    expect(await attempt(policy, people.admin, withOld, { commit: [write] })).toBe(false);
  });

  it('are the only records whose creation is logged', async () => {
    const open = { create: () => true };
    const lax = createAccessPolicy([
      changeLogAccess,
      { pattern: 'enquiries/{ref}', ...open },
      { pattern: 'roles/{id}', ...open },
    ]);
    const born = (record: string) => [
      create(record, { lastChange: 'c9' }),
      logChange({ id: 'c9', by: office, record, event: 'role.given' }),
    ];
    expect(await attempt(lax, people.admin, stored, { commit: born('roles/kofi') })).toBe(true);
    expect(await attempt(lax, people.admin, stored, { commit: born('enquiries/x') })).toBe(false);
  });
});
