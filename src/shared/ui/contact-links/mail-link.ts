/** A mail to an address. What it holds beside the address cannot name more readers or a subject: it is encoded. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
