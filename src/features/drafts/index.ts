export { type DraftName } from './model/draft-name';
export { createDraftStore } from './model/draft-store';
export { DraftStoreContext } from './model/draft-store-context';
export { useDraftValues, useFormDraft } from './model/use-form-draft';
export { useWakeForDraft } from './model/use-wake-for-draft';
export { DraftForm } from './ui/draft-form';
export { DraftNote, SharedPhoneSwitch } from './ui/draft-note';
export { KeptNote } from './ui/kept-note';
