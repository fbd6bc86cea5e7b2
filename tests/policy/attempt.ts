import {
  BackendFailure,
  type AccessPolicy,
  type Actor,
  type Condition,
  type DocumentData,
  type GroupQuery,
  type Write,
} from '@/shared/backend';
import { applyChanges, fillServerTime } from '@/shared/embedded/field-changes';

/** Stored documents by path. */
export type Documents = Readonly<Record<string, DocumentData>>;

/** Rules use the server's real clock, so times are relative to now. */
const start = Date.now();

/**
 * The time at which a row is tried, in milliseconds: here that of the start, however long a run takes. Who
 * tries the rows on a server sets its real time.
 */
export const rowClock = { now: (): number => start };

/** Time this many hours ago, ISO 8601. */
export const hoursAgo = (hours: number): string => new Date(start - hours * 3_600_000).toISOString();

const earlier = hoursAgo(1);
const now = hoursAgo(0);

/** The documents after a batch of creates. */
export function documentsOf(writes: readonly Write[]): Documents {
  const created = writes.flatMap((write) =>
    write.type === 'create' ? [[write.path, fillServerTime(write.data, earlier)] as const] : [],
  );
  return Object.fromEntries(created);
}

/** A call to be authorized. */
export type Call =
  | { readonly get: string }
  | { readonly list: string; readonly where?: readonly Condition[] }
  | { readonly group: GroupQuery['group']; readonly where?: readonly Condition[] }
  | { readonly commit: readonly Write[] };

/** The caller as known from the sign-in. Role and duties come from the stored document `roles/{userId}`. */
export type Caller = Omit<Actor, 'role' | 'duties'>;

/** Whether a call is allowed on these stored documents, by the access policy or the database rules. */
export type Attempt = (who: Caller, stored: Documents, call: Call) => Promise<boolean>;

/** The documents after a batch. */
export function documentsAfter(stored: Documents, writes: readonly Write[]): Documents {
  return writes.reduce<Record<string, DocumentData>>(
    (documents, write) => {
      const { [write.path]: before = {}, ...others } = documents;
      if (write.type === 'delete') return others;
      const data =
        write.type === 'create'
          ? fillServerTime(write.data, now)
          : applyChanges(before, fillServerTime(write.changes, now));
      return { ...others, [write.path]: data };
    },
    { ...stored },
  );
}

/** Whether the access policy allows a call on these stored documents. */
export async function attempt(
  policy: AccessPolicy,
  actor: Actor,
  stored: Documents,
  call: Call,
): Promise<boolean> {
  const read = (documents: Documents) => (path: string) => Promise.resolve(documents[path] ?? null);
  const context = { actor, now, read: read(stored) };
  try {
    if ('get' in call) {
      const document = stored[call.get] ?? null;
      await policy.authorize('get', call.get, {
        ...context,
        before: document,
        after: document,
        readAfter: read(stored),
      });
    } else if ('list' in call) {
      await policy.authorizeList({
        actor,
        query: { collection: call.list, ...(call.where && { where: call.where }) },
        read: context.read,
      });
    } else if ('group' in call) {
      const query = { group: call.group, where: call.where ?? [] };
      await policy.authorizeGroup({ actor, query, read: context.read });
    } else {
      const after = documentsAfter(stored, call.commit);
      for (const { type, path } of call.commit) {
        await policy.authorize(type, path, {
          ...context,
          before: stored[path] ?? null,
          after: after[path] ?? null,
          readAfter: read(after),
        });
      }
    }
    return true;
  } catch (cause) {
    if (cause instanceof BackendFailure) return false;
    throw cause;
  }
}

/** Documents but those at these paths. */
export const without = (documents: Documents, paths: readonly string[]): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([known]) => !paths.includes(known)));
