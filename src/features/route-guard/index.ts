export type { GuardName } from './model/access-machine';
export { decideAccess } from './model/decide-access';
