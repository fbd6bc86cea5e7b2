import type { FaqGroup } from '@/entities/content/faq';

/** Question IDs by group, in display order. Translations: `locales/<language>/faq.json`. */
export const questionGroups = {
  asking: [
    'how-to-ask',
    'which-classes',
    'how-long-lesson',
    'how-many-lessons',
    'trial-lesson',
    'how-long-wait',
    'one-tutor-many',
    'woman-or-man',
    'special-need',
    'online',
    'change-request',
    'stop-request',
    'replace-tutor',
  ],
  money: ['cost', 'fee-to-ask', 'transport', 'how-to-pay', 'missed-lesson', 'refund'],
  safety: ['who-are-tutors', 'verified', 'police', 'at-home', 'worried-child', 'private-arrangement'],
  codes: ['what-is-code', 'lost-code', 'share-code', 'no-network', 'data-use', 'languages'],
  privacy: ['who-sees-number', 'what-kept', 'delete-data', 'child-account'],
  others: ['for-schools', 'become-tutor', 'job-fee', 'placement'],
} as const satisfies Readonly<Record<FaqGroup, readonly string[]>>;

export type QuestionId = (typeof questionGroups)[FaqGroup][number];

/** Whether the text contains all search words. Ignores case and accents. */
export function matchesSearch(text: string, search: string): boolean {
  const plain = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain(search).split(/\s+/).filter(Boolean);
  return words.every((word) => plain(text).includes(word));
}
