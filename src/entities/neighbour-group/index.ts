export {
  useGroupAnswersQuery,
  useInvitationsQuery,
  useNeighbourGroupsQuery,
  type MemberInvitation,
} from './api/group-api';
export { groupAccess, invitationAccess } from './model/group-access';
export { groupLife, groupLifeMachine, type GroupEvent } from './model/group-life';
export { furtherChildPercent, groupPrice } from './model/group-price';
export { invitationLife, invitationLifeMachine, type InvitationEvent } from './model/invitation-life';
export {
  createGroup,
  groupPath,
  groupSizes,
  invitationPath,
  invitationsCollection,
  nameInvitation,
  type GroupTerms,
  type Invitation,
  type NeighbourGroup,
} from './model/neighbour-group';
