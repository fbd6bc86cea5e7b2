import { albumRulesFacts } from './album-facts';
import { articleRulesFacts } from './article-facts';
import { faqRulesFacts } from './faq-facts';

/** Values of the template about what the office writes: articles, questions of the FAQ, albums. */
export const writtenFacts: Readonly<Record<string, string>> = {
  ...albumRulesFacts,
  ...articleRulesFacts,
  ...faqRulesFacts,
};
