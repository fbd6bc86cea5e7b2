import type { Now } from '../model/now';

/** Class of the heading's stop: whose turn it is. While that is being read, it is nobody's. */
export const stopOf = ({ who, isLate, isAsking }: Pick<Now, 'who' | 'isLate' | 'isAsking'>) =>
  isAsking === true ? 'now' : who === 'you' || isLate ? 'needsYou' : who === 'nobody' ? 'done' : 'now';
