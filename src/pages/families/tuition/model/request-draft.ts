/** The name of the form's draft; the version changes when a field changes its meaning. */
export const requestDraft = { form: 'tuition', version: 1 } as const;
