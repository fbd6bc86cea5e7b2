export { observeVisitor } from './model/observe-visitor';
export { roleAccess } from './model/role-access';
export { SessionContext, useVisitor } from './model/session-context';
export { selectVisitor, sessionMachine, type Member, type SessionActor } from './model/session-machine';
