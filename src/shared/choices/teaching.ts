/** How a referee knows an applicant. */
export const refereeRelations = ['head', 'colleague', 'lecturer', 'parent', 'faith', 'other'] as const;

/** Years of teaching. */
export const teachingYears = { minimum: 0, maximum: 60 } as const;
