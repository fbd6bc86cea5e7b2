import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { Duty } from '@/shared/backend';
import { selectIsAskingAgain, selectVisitor, type SessionActor, type Visitor } from './session-machine';

/** The session actor of this tab; provided with the store. */
export const SessionContext = createContext<SessionActor | null>(null);

function useSession(): SessionActor {
  const actor = use(SessionContext);
  if (!actor) throw new Error('the session must be used inside SessionContext');
  return actor;
}

/** The current visitor; see `Visitor`. */
export const useVisitor = (): Visitor => useSelector(useSession(), selectVisitor);

/** Whether the visitor is an administrator with this duty. */
export function useHasDuty(duty: Duty): boolean {
  const visitor = useVisitor();
  return typeof visitor === 'object' && visitor.duties.includes(duty);
}

/** For an `unreached` visitor: reads the role now instead of after the delay. */
export function useAskAgain() {
  const actor = useSession();
  return {
    isAsking: useSelector(actor, selectIsAskingAgain),
    askAgain: () => actor.send({ type: 'again.wanted' }),
  };
}
