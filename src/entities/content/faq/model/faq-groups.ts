/** Groups of the questions, in display order. */
export const faqGroups = ['asking', 'money', 'safety', 'codes', 'privacy', 'others'] as const;

export type FaqGroup = (typeof faqGroups)[number];
