export { Profiles } from './ui/profiles';
