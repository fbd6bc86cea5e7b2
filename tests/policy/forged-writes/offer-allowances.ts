import type { Allowance } from './allowance';

/** Forged writes of offers that are accepted, with their reasons. */
export const offerAllowances: readonly Allowance[] = [
  {
    step: /^an offer, and the move of its request$/,
    how: /^without create of tuitionRequests\/proposals$/,
    why: 'The family does not hear of such an offer; nobody is told a falsehood.',
  },
  {
    step: /^an offer, and the move of its request$/,
    how: /^without create of offers\/contact$/,
    why: 'The family asks the office for the number of the tutor, as where the office has none.',
  },
  {
    step: /^a family that the tutor tells of a lesson$/,
    how: /^from (an administrator|a colleague), signed as tutor$/,
    why: 'The office tells of every change, in its own name.',
  },
  { step: /^an answer of the tutor$/, how: /answer\.words along with it$/, why: 'It is the tutor’s answer.' },
];
