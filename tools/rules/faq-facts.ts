import { faqFields, faqSchema, faqSlugShape } from '@/entities/content/faq/model/faq';
import { faqLifecycle } from '../../src/entities/content/faq/model/faq-lifecycle';
import { faqAdded, faqEdited } from '@/entities/content/faq/model/write-faq';
import { lifecycleOf } from './lifecycle-rules';
import { list, literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample'];

/** Values of the template about questions of the FAQ. */
export const faqRulesFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('faq', faqLifecycle),
  ...shape('isFaq', faqSchema, stamps),
  'faq added': literal(faqAdded),
  'faq edited': literal(faqEdited),
  'faq fields': list(faqFields),
  'faq slug': literal(faqSlugShape.source),
};
