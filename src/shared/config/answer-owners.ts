/** Owner of public answers. */
export const publicOwner = 'public';

/**
 * Owner of answers that a reference code opens: door codes, lessons, offers. They need no account, so signing
 * in or out does not delete them. Their keys hold the code, or an id that only the code leads to. Forgetting
 * everything on the phone deletes them.
 */
export const familyOwner = 'family';
