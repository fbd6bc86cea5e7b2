export { EmailLink, PhoneLink } from './contact-links';
export { mailLink } from './mail-link';
