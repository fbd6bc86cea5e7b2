export { createDraftStore } from './model/draft-store';
export { DraftStoreContext, useDraftStore } from './model/draft-store-context';
export { useDraftValues, useFormDraft, useWakeForDraft } from './model/use-form-draft';
export { DraftNote, SharedPhoneSwitch } from './ui/draft-note';
