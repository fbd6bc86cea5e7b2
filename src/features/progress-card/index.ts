export { composeAloud, composeCard, phraseOfSubject, type Card, type CardFacts } from './model/compose-card';
export { type ChosenPhrase } from './model/phrase-bank';
export { progressOf, topicsOf, type Progress } from './model/progress';
