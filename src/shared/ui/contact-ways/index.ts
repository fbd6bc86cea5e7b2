export { ContactWays, whatsAppLink } from './contact-ways';
