export { observeVisitor, type RoleMemory } from './model/observe-visitor';
export {
  SessionContext,
  useAskAgain,
  useDuties,
  useHasDuty,
  useIsDesk,
  useVisitor,
} from './model/session-context';
export { type Member, selectVisitor, type SessionActor, sessionMachine } from './model/session-machine';
export { useAuth } from './model/use-auth';
export { StaffContext, useStaff } from './model/staff-context';
