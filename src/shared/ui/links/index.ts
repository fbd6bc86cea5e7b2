export { LinkButton, TextLink } from './links';
