export { readAloud, type ReadingEnd } from './read-aloud';
export { textsOf } from './sentences';
export { findVoice, useHasVoice } from './use-voice';
