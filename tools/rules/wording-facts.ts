import { wordOverlaySchema } from '@/entities/content/wording/model/word-overlay';
import {
  decisionFields,
  unnamed,
  wordingIdShape,
  wordingLanguages,
  wordingSchema,
  wordingUnnamed,
} from '@/entities/content/wording/model/wording';
import { wordingLifecycle } from '../../src/entities/content/wording/model/wording-lifecycle';
import { lifecycleOf } from './lifecycle-rules';
import { list, literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample'];

/** Values of the template about words that speakers suggest. */
export const wordingFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('wording', wordingLifecycle),
  ...shape('isWording', wordingSchema, stamps),
  ...shape('isWordOverlay', wordOverlaySchema, ['updatedAt', 'version']),
  'wording id': literal(wordingIdShape.source),
  'wording languages': list(wordingLanguages),
  'wording decision': list(decisionFields),
  'wording names': list(Object.keys(unnamed)),
  'wording unnamed': literal(wordingUnnamed),
};
