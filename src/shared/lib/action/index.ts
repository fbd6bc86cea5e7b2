export { type ActionOutcome } from './create-action';
export { deriveId } from './derive-id';
export { useAction } from './use-action';
