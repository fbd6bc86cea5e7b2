/** Maximum of what a tutor is paid for answering a homework question, in pesewas, against typing errors. */
export const maximumHomeworkRate = 20_000;
