export { PracticeSession } from './ui/practice-session';
export { type SessionSet } from './model/session-parts';
export { sessionMachine } from './model/session-machine';
export type { AboutQuestion } from './ui/session-screen';
