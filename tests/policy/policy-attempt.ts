import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { dutiesOf } from '@/shared/backend';
import { attempt, type Attempt } from './attempt';

const policy = createSiteAccessPolicy();

/** Tests the site's access policy, which the embedded backend applies. */
export const attemptByPolicy: Attempt = async (who, stored, call) => {
  // Creating an existing document is rejected before the policy runs.
  if ('commit' in call && call.commit.some(({ type, path }) => type === 'create' && path in stored))
    return false;
  const given = who.userId === null ? null : stored[`roles/${who.userId}`];
  const role = given?.role;
  const actor = {
    ...who,
    role: role === 'admin' || role === 'tutor' ? role : null,
    duties: dutiesOf(given),
  } as const;
  return attempt(policy, actor, stored, call);
};
