export { readEarlyInput, replayEarlyInput, type EarlyInput } from './early-input';
