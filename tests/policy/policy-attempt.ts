import { createSiteAccessPolicy } from '@/app/composition/access-policy';
import { BackendFailure, type Actor, type Write } from '@/shared/backend';
import { applyChanges, fillServerTime } from '@/shared/embedded/field-changes';
import type { Attempt, Caller, Documents } from './attempt';

const policy = createSiteAccessPolicy();
const now = '2026-03-10T09:05:00.000Z';

function actorOf({ userId, ...known }: Caller, stored: Documents): Actor {
  const role = userId === null ? null : stored[`roles/${userId}`]?.role;
  return { ...known, userId, role: role === 'admin' || role === 'tutor' ? role : null };
}

function afterOf(stored: Documents, writes: readonly Write[]): Documents {
  return writes.reduce<Documents>(
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

/** Asks the access policy of the site, which the embedded backend carries out. */
export const attemptByPolicy: Attempt = async (who, stored, call) => {
  const actor = actorOf(who, stored);
  const read = (documents: Documents) => (path: string) => Promise.resolve(documents[path] ?? null);
  const context = { actor, now, read: read(stored) };
  try {
    if ('get' in call) {
      const document = stored[call.get] ?? null;
      const state = { before: document, after: document, readAfter: read(stored) };
      await policy.authorize('get', call.get, { ...context, ...state });
    } else if ('list' in call) {
      policy.authorizeList(actor, { collection: call.list });
    } else {
      const after = afterOf(stored, call.commit);
      for (const { type, path } of call.commit) {
        const state = { before: stored[path] ?? null, after: after[path] ?? null, readAfter: read(after) };
        await policy.authorize(type, path, { ...context, ...state });
      }
    }
    return true;
  } catch (cause) {
    if (cause instanceof BackendFailure) return false;
    throw cause;
  }
};
