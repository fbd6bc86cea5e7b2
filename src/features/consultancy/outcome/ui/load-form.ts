/** Loads the form, with its reading of files. */
export const loadOutcomeForm = async () => ({
  default: (await import(/* webpackChunkName: "outcome-form" */ './outcome-form')).OutcomeForm,
});
