import { maximumChecks } from '@/shared/code-news';

/**
 * Bytes of a check on a real site: the handshake of a new connection with the certificates, about 6 kB, and
 * an answer of about 1 kB with its headers. Rounded up.
 */
const checkBytes = 8000;

/** The most that the checks of a month of 30 days receive, in bytes. */
export const monthlyCheckBytes = checkBytes * maximumChecks * 30;
