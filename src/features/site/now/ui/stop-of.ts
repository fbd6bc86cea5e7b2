import type { Now } from '../model/now';

/** Class of the heading's stop: whose turn it is. Nobody's is known while that is asked for. */
export const stopOf = ({ who, isLate, isAsking }: Pick<Now, 'who' | 'isLate' | 'isAsking'>) =>
  isAsking === true ? 'now' : who === 'you' || isLate ? 'needsYou' : who === 'nobody' ? 'done' : 'now';
