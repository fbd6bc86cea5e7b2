export { loadToTellView } from './ui/load-to-tell-view';
export { useTellPart } from './ui/use-tell-part';
export { useToTell } from './model/use-to-tell';
export type { TellingArea } from './model/telling-area';
