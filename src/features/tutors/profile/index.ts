export { profileWithActs } from './model/profile-with-acts';
export { loadProfileView } from './ui/load-profile-view';
