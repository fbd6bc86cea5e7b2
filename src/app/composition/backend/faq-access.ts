import { logged } from '@/entities/change-log';
import { faqAccess, faqAdded, faqLifecycle, notedOfFaq } from '@/entities/content/faq';

/** Access rules of questions of the FAQ. */
export const faqsAccess = logged(faqAccess, faqLifecycle, {
  beginning: { event: faqAdded, by: 'office' },
  noted: notedOfFaq,
});
