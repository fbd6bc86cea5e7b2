export type { GuardName, Visitor } from './model/access-machine';
export { decideAccess } from './model/decide-access';
