export { observeVisitor } from './model/observe-visitor';
export { SessionContext, useVisitor } from './model/session-context';
export { selectVisitor, sessionMachine, type Member, type SessionActor } from './model/session-machine';
