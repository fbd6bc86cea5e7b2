import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { attempt, type Attempt } from './attempt';

const policy = createSiteAccessPolicy();

/** Tests the site's access policy, which the embedded backend applies. */
export const attemptByPolicy: Attempt = async (who, stored, call) => {
  // Creating an existing document is rejected before the policy runs.
  if ('commit' in call && call.commit.some(({ type, path }) => type === 'create' && path in stored))
    return false;
  const role = who.userId === null ? null : stored[`roles/${who.userId}`]?.role;
  const actor = { ...who, role: role === 'admin' || role === 'tutor' ? role : null } as const;
  return attempt(policy, actor, stored, call);
};
