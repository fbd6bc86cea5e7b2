export { useChoiceRulesQuery } from './api/choice-rules-api';
export { allChoiceRules, builtChoiceRules } from './model/built-choice-rules';
export {
  addChoiceRules,
  addedLine,
  commitChoiceRules,
  choiceRulesLine,
  writeChoiceRules,
  type ChoiceRulesChange,
} from './model/change-choice-rules';
export { choiceRulesAccess, isTrueOfChoiceRules } from './model/choice-rules-access';
export {
  choiceRulesCollection,
  choiceRulesPath,
  firstChoiceYear,
  ruleIds,
  ruleSeverities,
  ruleSourcesLength,
  ruleWordsLength,
  yearsAhead,
  type ChoiceRule,
  type ChoiceRules,
  type RuleId,
  type RuleSet,
} from './model/choice-rules';
