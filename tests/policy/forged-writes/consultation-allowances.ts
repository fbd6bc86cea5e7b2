import type { Allowance } from './allowance';

/** Forged writes about consultations that are accepted. */
export const consultationAllowances: readonly Allowance[] = [
  {
    step: /^a consultation$/,
    how: /^consultations: (words\.\w+|dates\.(from|until)) that is empty$/,
    why: 'The form asks for none of these.',
  },
  {
    step: /^an answer to a school$/,
    how: /^consultations: asked taken away$/,
    why: 'The office also writes where nothing was asked.',
  },
  {
    step: /^steps that are done$/,
    how: /^consultations: done\.s\d+ taken away$/,
    why: 'A step that is left out is not done.',
  },
  {
    step: /^a proposal( in the place of another)?$/,
    how: /^consultations\/proposals: steps\.s\d+ taken away$/,
    why: 'Only the first step is required, and the office writes them all.',
  },
];
