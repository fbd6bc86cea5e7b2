export { FollowingNote } from './ui/following-note';
export { RequestsView } from './ui/requests-view';
