export { useAdministratorsQuery, useGivenRolesQuery, usePeopleQuery } from './api/person-api';
export {
  dutiesChanged,
  dutiesText,
  roleCollection,
  roleEvent,
  rolePath,
  rolesToGive,
  type GivenRole,
  type RoleToGive,
} from './model/given-role';
export { giveDuties, giveRole } from './model/give-role';
export { describeSelf } from './model/describe-self';
export { keepOwnPerson } from './model/keep-own-person';
export { personCollection, personPath, type Person } from './model/person';
export { personAccess } from './model/person-access';
export { createRoleAccess, type IsVetted, isTrueOfRole } from './model/role-access';
