import { dequal } from 'dequal/lite';
import { createChangeId, linePath, type ChangedBy } from '../../../src/entities/change-log';
import { isServerTime, serverTime, type DocumentData, type Write } from '@/shared/backend';
import type { Documents } from '../attempt';
import { kindOf, type Forgery } from './forge-fields';

/** Each write omitted, and each alone. */
export function splitBatch(batch: readonly Write[]): readonly Forgery[] {
  if (batch.length < 2) return [];
  return batch.flatMap((write, index) => [
    { what: `without ${write.type} of ${kindOf(write.path)}`, writes: batch.toSpliced(index, 1) },
    ...(batch.length > 2 ? [{ what: `${write.type} of ${kindOf(write.path)} alone`, writes: [write] }] : []),
  ]);
}

/** Replaces one text by another, at any depth. */
function replaced(value: unknown, old: string, by: string): unknown {
  if (value === old) return by;
  if (Array.isArray(value)) return value.map((item) => replaced(item, old, by));
  if (typeof value !== 'object' || value === null || isServerTime(value) || value instanceof Uint8Array)
    return value;
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, replaced(item, old, by)]));
}

function replacedIn(write: Write, old: string, by: string): Write {
  if (write.type === 'create') return { ...write, data: replaced(write.data, old, by) as DocumentData };
  return write.type === 'update'
    ? { ...write, changes: replaced(write.changes, old, by) as DocumentData }
    : write;
}

const isLine = (write: Write) =>
  write.type === 'create' && /^(?:changeLog|bookings\/[^/]+\/changes)\//.test(write.path);

/** Ids that others have or will need. */
const takenIds = ['x', 'demo-admin', '__proto__', 'a'.repeat(1400)];

/** Each document created under another's id, and additionally under an arbitrary id. */
export function squat(batch: readonly Write[]): readonly Forgery[] {
  return batch.flatMap((write, index) => {
    if (write.type !== 'create') return [];
    const [above, id] = [
      write.path.slice(0, write.path.lastIndexOf('/')),
      write.path.split('/').at(-1) ?? '',
    ];
    const kind = kindOf(write.path);
    const moved = (to: string): Forgery => ({
      what: `${kind} under the id ${to.slice(0, 20)}`,
      writes: batch.with(index, { ...write, path: `${above}/${to}` }),
    });
    const again: Forgery = {
      what: `${kind} twice`,
      writes: [...batch, { ...write, path: `${above}/${crypto.randomUUID()}` }],
    };
    return [...takenIds.filter((taken) => taken !== id).map(moved), again];
  });
}

/** The change-log entry with another signer, event, record, states or time; and an additional entry. */
export function forgeLines(batch: readonly Write[], signers: readonly ChangedBy[]): readonly Forgery[] {
  const others = batch.filter((write) => !isLine(write)).map(({ path }) => path);
  return batch.flatMap((line, index) => {
    if (line.type !== 'create' || !isLine(line)) return [];
    const forge = (what: string, fields: DocumentData): Forgery => ({
      what: `its line ${what}`,
      writes: batch.with(index, { ...line, data: { ...line.data, ...fields } }),
    });
    const another = { ...line, path: linePath(String(line.data.record), createChangeId()) };
    return [
      ...signers
        .filter((by) => !dequal(by, line.data.by))
        .map((by) =>
          forge(`signed as ${by.kind} ${by.kind === 'code-holder' ? '' : by.userId}`.trim(), { by }),
        ),
      ...['note.added', 'lesson.paid', 'role.given', 'record.seen', 'record.deleted', 'x'].map((event) =>
        forge(`about ${event}`, { event: event === line.data.event ? 'y' : event }),
      ),
      ...['roles/demo-admin', 'tuitionRequests/LL-T0000000000000', ...others.map((path) => `${path}/x`)].map(
        (record) => forge(`of ${kindOf(record)}`, { record }),
      ),
      forge('from another state', { before: { state: 'elsewhere' } }),
      forge('to another state', { after: { state: 'elsewhere' } }),
      forge('that says more', { after: { ...(line.data.after as DocumentData), more: true } }),
      forge('of yesterday', { at: '2026-03-01T00:00:00.000Z' }),
      { what: 'with a second line', writes: [...batch, another] },
      {
        what: 'with a line of another about it',
        writes: [
          ...batch,
          {
            ...another,
            data: { ...line.data, by: { kind: 'office', userId: 'office-2', name: 'Office 2' } },
          },
        ],
      },
    ];
  });
}

/** The transition of a batch. */
const moveIn = (batch: readonly Write[], on: Documents) => {
  const write = batch.find(({ path, type }) => type === 'update' && !path.startsWith('tracking/'));
  if (write?.type !== 'update' || typeof write.changes.state !== 'string') return null;
  return { path: write.path, from: String(on[write.path]?.state), to: write.changes.state };
};

/** The batch with another target state, and on a record in another state. */
export function forgeStates(
  batch: readonly Write[],
  on: Documents,
  statesOf: (path: string) => readonly string[],
): readonly Forgery[] {
  const move = moveIn(batch, on);
  if (move === null) return [];
  const { path, from, to } = move;
  const ref = path.split('/').at(-1) ?? '';
  const tracking = `tracking/${ref}`;
  const elsewhere = (state: string): Documents => ({
    ...on,
    [path]: { ...on[path], state },
    ...(tracking in on && { [tracking]: { ...on[tracking], state } }),
  });
  return statesOf(path).flatMap((state) => [
    ...(state === to
      ? []
      : [
          {
            what: `${kindOf(path)} ${from} → ${state} in the place of ${to}`,
            writes: batch.map((write) => replacedIn(write, to, state)),
          },
        ]),
    ...(state === from
      ? []
      : [
          { what: `${kindOf(path)} from ${state}, as if ${from}`, writes: batch, on: elsewhere(state) },
          {
            what: `${kindOf(path)} from ${state}`,
            writes: batch.map((write) => (isLine(write) ? replacedIn(write, from, state) : write)),
            on: elsewhere(state),
          },
        ]),
  ]);
}

/** The batch signed by somebody else. */
export const signedAs = (batch: readonly Write[], by: ChangedBy): readonly Write[] =>
  batch.map((write) => {
    if (write.type !== 'create') return write;
    const own = by.kind === 'code-holder' ? {} : { userId: by.userId, name: by.name };
    const isSigned = 'userId' in write.data && 'name' in write.data;
    return {
      ...write,
      data: {
        ...write.data,
        ...(isLine(write) && { by }),
        ...(isSigned && own),
      },
    };
  });

/** Additional writes that an attacker adds to the batch. */
export const alongWith = (batch: readonly Write[], userId: string): readonly Forgery[] =>
  (
    [
      [
        'a role for oneself',
        { type: 'create', path: `roles/${userId}`, data: { role: 'admin', name: 'Me', lastChange: 'x' } },
      ],
      ['a profile', { type: 'update', path: 'tutors/tutor-2', changes: { price: 1, updatedAt: serverTime } }],
      [
        'figures',
        { type: 'create', path: 'settings/demand', data: { updatedAt: serverTime, bySubject: {} } },
      ],
    ] as const satisfies readonly (readonly [string, Write])[]
  ).map(([what, write]) => ({ what: `along with ${what}`, writes: [...batch, write] }));
