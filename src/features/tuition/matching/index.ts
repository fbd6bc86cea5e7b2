export { GroupOffer } from './ui/group-offer';
export { MatchDesk } from './ui/match-desk';
