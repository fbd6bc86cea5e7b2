import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { selectIsAskingAgain, selectVisitor, type SessionActor, type Visitor } from './session-machine';

/** The one session of the tab; provided with the store. */
export const SessionContext = createContext<SessionActor | null>(null);

function useSession(): SessionActor {
  const actor = use(SessionContext);
  if (!actor) throw new Error('the session must be used inside SessionContext');
  return actor;
}

/** Who is here; see `Visitor`. */
export const useVisitor = (): Visitor => useSelector(useSession(), selectVisitor);

/** For who is `unreached`: reads the role now, without waiting for the next try. */
export function useAskAgain() {
  const actor = useSession();
  return {
    isAsking: useSelector(actor, selectIsAskingAgain),
    askAgain: () => actor.send({ type: 'again.wanted' }),
  };
}
