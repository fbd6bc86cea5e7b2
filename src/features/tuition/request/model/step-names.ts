/** The five steps of a request, in their order. */
export const wizardSteps = ['who', 'lessons', 'place', 'reach', 'send'] as const;

export type WizardStep = (typeof wizardSteps)[number];

/** A step by its name in the address; null for anything else. */
export const toStep = (name: string | null): WizardStep | null =>
  wizardSteps.find((step) => step === name) ?? null;
