/** Loads the part of an applicant on the page of the code. */
export const loadApplicantPart = async () => ({
  default: (await import(/* webpackChunkName: "part-applicant-code" */ './applicant-part')).ApplicantPart,
});
