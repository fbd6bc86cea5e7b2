import type { Now } from '../model/now';

/** Class of the heading's stop: whose turn it is. */
export const stopOf = ({ who, isLate }: Pick<Now, 'who' | 'isLate'>) =>
  who === 'you' || isLate ? 'needsYou' : who === 'nobody' ? 'done' : 'now';
