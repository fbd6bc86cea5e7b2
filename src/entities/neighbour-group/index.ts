export {
  useGroupAnswersQuery,
  useInvitationsQuery,
  useNeighbourGroupsQuery,
  type MemberInvitation,
} from './api/group-api';
export { groupAccess, invitationAccess } from './model/group-access';
<<<<<<< HEAD
export { groupLife, type GroupEvent } from './model/group-life';
export { furtherChildPercent, groupPrice } from './model/group-price';
export { invitationLife, type InvitationEvent } from './model/invitation-life';
=======
export { groupLife, groupLifeMachine, type GroupEvent, type GroupState } from './model/group-life';
export { furtherChildPercent, groupPrice, type GroupPrice } from './model/group-price';
export {
  invitationLife,
  invitationLifeMachine,
  type InvitationEvent,
  type InvitationState,
} from './model/invitation-life';
>>>>>>> c57450d8a13fd661fa09c8ab85b21803e443cebc
export {
  createGroup,
  groupPath,
  groupSizes,
  invitationPath,
  nameInvitation,
  type GroupTerms,
  type Invitation,
  type NeighbourGroup,
} from './model/neighbour-group';
