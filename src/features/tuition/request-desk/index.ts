export { FollowingNote } from './ui/following-note';
export { RequestsView } from './ui/requests-view';
export { requestRecord } from './model/request-record';
