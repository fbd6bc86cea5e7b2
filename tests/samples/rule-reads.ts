import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { dutiesOf } from '@/shared/backend';
import { documentsAfter, hoursAgo, type Documents } from '../policy/attempt';
import type { Step } from '../policy/forged-writes/honest-steps';
import { callers } from '../policy/matrix-people';

const policy = createSiteAccessPolicy();

/**
 * Documents that the rules read to decide about a batch: each is billed once for a batch. The policy, which
 * the rules follow, asks for the same documents.
 * @throws BackendFailure when the batch is not allowed
 */
export async function ruleReads({ by, on, batch }: Step): Promise<number> {
  const caller = callers[by];
  const given = caller.userId === null ? null : on[`roles/${caller.userId}`];
  const role = given?.role;
  const read = new Set<string>();
  // The rules look the role up; the policy is told it.
  if (caller.userId !== null) read.add(`roles/${caller.userId}`);
  const reader = (documents: Documents) => (path: string) => {
    read.add(path);
    return Promise.resolve(documents[path] ?? null);
  };
  const after = documentsAfter(on, batch);
  const actor = {
    ...caller,
    role: role === 'admin' || role === 'tutor' ? role : null,
    duties: dutiesOf(given),
  } as const;
  for (const { type, path } of batch)
    await policy.authorize(type, path, {
      actor,
      now: hoursAgo(0),
      before: on[path] ?? null,
      after: after[path] ?? null,
      read: reader(on),
      readAfter: reader(after),
    });
  return read.size;
}
