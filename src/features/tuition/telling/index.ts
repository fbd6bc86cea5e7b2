export { loadToTellView } from './ui/load-to-tell-view';
export { useTellPart } from './ui/use-tell-part';
