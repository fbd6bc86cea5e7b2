import { routes } from '@/shared/routes';

/** The steps of an application, in their order. */
export const applySteps = [
  'you',
  'teaching',
  'travel',
  'papers',
  'referees',
  'declarations',
  'send',
] as const;

export type ApplyStep = (typeof applySteps)[number];

/** A step by its name in the address; null for anything else. */
export const toStep = (name: string | null): ApplyStep | null =>
  applySteps.find((step) => step === name) ?? null;

export const addressOf = (step: ApplyStep): string => `${routes.apply}?step=${step}`;
