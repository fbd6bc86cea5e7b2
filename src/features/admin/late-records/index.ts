export { SoundSwitch } from './ui/sound-switch';
export { WaitingSignals } from './ui/waiting-signals';
export { type AnsweringView, LateCount } from './ui/late-count';
export { type Unanswered, type UnansweredKind, useUnansweredQuery } from './api/unanswered-api';
