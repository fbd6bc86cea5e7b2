import type { Allowance } from './allowance';

/** Forged batches about money that are accepted. */
export const moneyAllowances: readonly Allowance[] = [
  {
    by: 'T',
    step: /^a network that the tutor chooses$/,
    how: /number that is empty$/,
    why: 'Most tutors are paid on the number that families call.',
  },
];
