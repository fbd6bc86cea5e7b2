/** The name of the form's draft; the version changes when a field changes its meaning. */
export const enquiryDraft = { form: 'enquiry', version: 1 } as const;
