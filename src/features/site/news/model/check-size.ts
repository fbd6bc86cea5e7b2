import { maximumChecks, maximumCodes } from '@/shared/code-news';

/**
 * Bytes of a check on a real site before any answer: the handshake of a new connection with the certificates,
 * about 6 kB, and the site's settings. Rounded up.
 */
const connectionBytes = 7000;

/** Bytes of an answer about one code, with its headers. Rounded up. */
const answerBytes = 1000;

/**
 * Bytes of what a check receives about an account: a new token over a connection of its own, since the kept
 * one lasts an hour, and an answer. Rounded up.
 */
const accountBytes = 11_000;

/** The most that the checks of a month receive about a tutor's account, in bytes. */
export const monthlyAccountBytes = accountBytes * maximumChecks * 30;

/** The most that the checks of a month of 30 days receive, in bytes. */
export const monthlyCheckBytes = (connectionBytes + answerBytes * maximumCodes) * maximumChecks * 30;
