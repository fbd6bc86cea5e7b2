export {
  type MemberInvitation,
  useGroupAnswersQuery,
  useInvitationsQuery,
  useNeighbourGroupsQuery,
} from './api/group-api';
export { groupAccess, invitationAccess } from './model/group-access';
export { type GroupEvent, groupLifecycle, groupMachine } from './model/group-lifecycle';
export { groupPrice } from './model/group-price';
export { type InvitationEvent, invitationLifecycle, invitationMachine } from './model/invitation-lifecycle';
export {
  createGroup,
  groupPath,
  groupSizes,
  type GroupTerms,
  type Invitation,
  invitationPath,
  invitationsCollection,
  nameInvitation,
  type NeighbourGroup,
} from './model/neighbour-group';
