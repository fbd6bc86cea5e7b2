import type { Allowance } from './allowance';

/** Forged contacts, and what a record is found by, that are as good as honest ones. */
export const contactAllowances: readonly Allowance[] = [
  {
    step: /^a request$/,
    how: /contact: (email|message) that is empty$/,
    why: 'The form asks for neither.',
  },
  {
    step: /^a worry about a child$/,
    how: /(name|email) that is empty$/,
    why: 'Whoever is worried may stay unknown.',
  },
  {
    how: /^phoneTails: (digits that is empty|names (that is empty|taken away))$/,
    why: 'An enquiry may have no phone, a name no plain letter, and older versions send no name.',
  },
];
