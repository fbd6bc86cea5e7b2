export { useSettle } from './model/use-settle';
export { UnreadableNote } from './ui/unreadable-note';
