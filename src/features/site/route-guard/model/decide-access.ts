import { initialTransition } from 'xstate';
import { accessMachine, type Decision, type Visit } from './access-machine';

const decisions: Readonly<Record<string, Decision['kind']>> = {
  allowed: 'allow',
  lookingIn: 'look',
  signInNeeded: 'sign-in',
  forbidden: 'forbid',
};

/** What happens to a visit of a guarded page. Pure: no actor is started. */
export function decideAccess(visit: Visit): Decision {
  const [snapshot] = initialTransition(accessMachine, visit);
  const kind = decisions[snapshot.value];
  if (!kind) throw new Error(`the access machine did not decide: ${JSON.stringify(visit)}`);
  return { kind };
}
