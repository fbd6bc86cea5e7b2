export { ContactWays, whatsAppLink } from './contact-ways';
export { useOpeningHours } from './use-opening-hours';
