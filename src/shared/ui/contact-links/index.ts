export { EmailLink, PhoneLink } from './contact-links';
