export { PublicLink } from './public-link';
