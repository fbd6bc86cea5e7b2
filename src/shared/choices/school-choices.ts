/** Kinds of schools that offer posts. */
export const schoolKinds = ['public', 'private', 'mission', 'other'] as const;

/** Where the office found the public number of a school; never in the message that offers a post. */
export const numberSources = ['ges-directory', 'sign', 'website', 'letterhead', 'visit', 'other'] as const;
