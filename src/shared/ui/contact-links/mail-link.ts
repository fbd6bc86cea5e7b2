/** A `mailto:` link. The address is encoded, so that it cannot add recipients or a subject. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
