/** The steps of a form and their addresses, such as `/tuition?step=place`. */
export interface FormSteps<Step extends string> {
  /** In order. */
  readonly names: readonly [Step, ...Step[]];
  /** The step of this name; null when there is none. */
  readonly find: (name: string | null) => Step | null;
  readonly addressOf: (step: Step) => string;
}

/** @param path of the page that shows the form */
export function createSteps<Step extends string>(
  path: string,
  names: readonly [Step, ...Step[]],
): FormSteps<Step> {
  return {
    names,
    find: (name) => names.find((step) => step === name) ?? null,
    addressOf: (step) => `${path}?step=${step}`,
  };
}
