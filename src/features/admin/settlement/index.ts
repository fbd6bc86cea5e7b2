export { useSettle } from './model/use-settle';
export { StoppingNote } from './ui/stopping-note';
export { UnreadableNote } from './ui/unreadable-note';
