import * as v from 'valibot';
import type { Write } from '@/shared/backend';
import { bookingCode } from './booking-code';

/** Three words joined by hyphens, by which a quiet booking is found. */
export const wordCodeShape = /^[a-z]{4,7}-[a-z]{4,7}-[a-z]{4,7}$/;

/**
 * Stored words of a quiet booking, named by the words: whoever knows them finds its code. The database rules
 * are generated from this schema.
 */
export const wordCodeSchema = v.strictObject({
  ref: bookingCode,
});

export const wordCodePath = (words: string): string => `wordCodes/${words}`;

/** Binds words to a booking. Words that another booking has refuse the whole batch. */
export const holdWords = (ref: string, words: string): Write => ({
  type: 'create',
  path: wordCodePath(words),
  data: { ref },
});

/** Deletes the words of a booking that is over; nothing for one without words. */
export const freeWords = (words: string | undefined): readonly Write[] =>
  words ? [{ type: 'delete', path: wordCodePath(words) }] : [];
