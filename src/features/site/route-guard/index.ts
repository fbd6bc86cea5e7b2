export { accessMachine, type GuardName, type Visitor } from './model/access-machine';
export { decideAccess } from './model/decide-access';
