import { initialTransition } from 'xstate';
import { accessMachine, type Decision, type Visit } from './access-machine';

const decisions: Readonly<Record<string, Decision['kind']>> = {
  allowed: 'allow',
  lookingIn: 'look',
  signInNeeded: 'sign-in',
  forbidden: 'forbid',
};

/** Access decision for a guarded page. Pure: starts no actor. */
export function decideAccess(visit: Visit): Decision {
  const [snapshot] = initialTransition(accessMachine, visit);
  const kind = decisions[snapshot.value];
  if (!kind) throw new Error(`the access machine did not decide: ${JSON.stringify(visit)}`);
  return { kind };
}
