import {
  choiceRulesAdded,
  choiceRulesChanged,
  choiceRuleSchema,
  choiceRulesSchema,
  choiceRulesStamps,
  ruleIds,
  yearsAhead,
} from '@/entities/counselling/choice-rule/model/choice-rules';
import { list, literal } from './schema-rules';
import { shape } from './shape';

/** Values of the template about the rules of school choices. */
export const choiceFacts: Readonly<Record<string, string>> = {
  ...shape('isChoiceRule', choiceRuleSchema),
  ...shape('isChoiceRules', choiceRulesSchema, choiceRulesStamps),
  'choice rules added': literal(choiceRulesAdded),
  'choice rules changed': literal(choiceRulesChanged),
  'choice rule ids': list(ruleIds),
  'years ahead': String(yearsAhead),
};
