import { articleFields, articleSchema, articleSlugShape } from '@/entities/content/article/model/article';
import { articleLifecycle } from '../../src/entities/content/article/model/article-lifecycle';
import { articleAdded, articleEdited } from '@/entities/content/article/model/write-article';
import { lifecycleOf } from './lifecycle-rules';
import { list, literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample'];

/** Values of the template about articles. */
export const articleRulesFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('article', articleLifecycle),
  ...shape('isArticle', articleSchema, stamps),
  'article added': literal(articleAdded),
  'article edited': literal(articleEdited),
  'article fields': list(articleFields),
  'article slug': literal(articleSlugShape.source),
};
