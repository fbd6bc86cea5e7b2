import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { selectVisitor, type Member, type SessionActor } from './session-machine';

/** The one session of the tab; provided with the store. */
export const SessionContext = createContext<SessionActor | null>(null);

/** Who is here: somebody, nobody, or not yet known. */
export function useVisitor(): Member | 'nobody' | 'resolving' {
  const actor = use(SessionContext);
  if (!actor) throw new Error('useVisitor must be used inside SessionContext');
  return useSelector(actor, selectVisitor);
}
