export { useGivenRolesQuery, usePeopleQuery } from './api/person-api';
export {
  giveRole,
  roleCollection,
  roleEvent,
  rolePath,
  rolesToGive,
  type GivenRole,
  type RoleToGive,
} from './model/given-role';
export { keepOwnPerson } from './model/keep-own-person';
export { describeSelf, personPath, type Person } from './model/person';
export { personAccess } from './model/person-access';
export { isTrueOfRole, roleAccess } from './model/role-access';
