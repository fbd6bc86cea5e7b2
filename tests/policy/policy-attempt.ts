import { createSiteAccessPolicy } from '@/app/composition/access-policy';
import { attempt, type Attempt } from './attempt';

const policy = createSiteAccessPolicy();

/** Asks the access policy of the site, which the embedded backend carries out. */
export const attemptByPolicy: Attempt = async (who, stored, call) => {
  // To create what is there is refused before the policy is asked.
  if ('commit' in call && call.commit.some(({ type, path }) => type === 'create' && path in stored))
    return false;
  const role = who.userId === null ? null : stored[`roles/${who.userId}`]?.role;
  const actor = { ...who, role: role === 'admin' || role === 'tutor' ? role : null } as const;
  return attempt(policy, actor, stored, call);
};
