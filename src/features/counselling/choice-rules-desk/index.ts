export { ChoiceRulesView } from './ui/choice-rules-view';
