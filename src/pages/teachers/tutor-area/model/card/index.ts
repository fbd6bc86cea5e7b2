export { composeAloud, composeCard, phraseOfSubject } from './compose-card';
export { type ChosenPhrase } from './phrase-bank';
export { progressOf, topicsOf, type Progress } from './progress';
