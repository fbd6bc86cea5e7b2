import { useSelector } from '@xstate/react';
import { createContext } from 'react';
import type { Duty } from '@/shared/backend';
import { useProvided } from '@/shared/provided';
import { selectIsAskingAgain, selectVisitor, type SessionActor, type Visitor } from './session-machine';

/** The session actor of this tab; provided with the store. */
export const SessionContext = createContext<SessionActor | null>(null);

const useSession = (): SessionActor => useProvided(SessionContext);

/** The current visitor; see `Visitor`. */
export const useVisitor = (): Visitor => useSelector(useSession(), selectVisitor);

const noDuties: readonly Duty[] = [];

/** The visitor's duties; none for whoever is no administrator. */
export function useDuties(): readonly Duty[] {
  const visitor = useVisitor();
  return typeof visitor === 'object' ? visitor.duties : noDuties;
}

/** Whether the visitor is an administrator with this duty. */
export const useHasDuty = (duty: Duty): boolean => useDuties().includes(duty);

/** Whether somebody signed in to the office looks on: what a code holder may do would be refused. */
export function useIsDesk(): boolean {
  const visitor = useVisitor();
  return typeof visitor === 'object' && visitor.role === 'admin';
}

/** For an `unreached` visitor: reads the role now instead of after the delay. */
export function useAskAgain() {
  const actor = useSession();
  return {
    isAsking: useSelector(actor, selectIsAskingAgain),
    askAgain: () => actor.send({ type: 'again.wanted' }),
  };
}
