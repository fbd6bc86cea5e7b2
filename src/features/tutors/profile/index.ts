export { profileWithPending } from './model/profile-with-pending';
export { loadProfileView } from './ui/load-profile-view';
