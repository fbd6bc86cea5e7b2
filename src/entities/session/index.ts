export { observeVisitor, type RoleMemory } from './model/observe-visitor';
export { SessionContext, useAskAgain, useVisitor } from './model/session-context';
export { selectVisitor, sessionMachine, type Member, type SessionActor } from './model/session-machine';
