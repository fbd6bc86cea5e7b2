export { profileWithPending } from './model/profile-with-pending';
export { ProfileView } from './ui/profile-view';
