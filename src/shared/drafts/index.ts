export { type Attachment, maximumPictures } from './attachments/attachment';
export { Drawing, drawnPictureRules } from './attachments/drawing';
export { paperRules } from './attachments/paper';
export { PapersField } from './attachments/papers-field';
export { pictureTypes } from './attachments/picture';
export { type CopyProblem, makeCopies, type PictureCopies } from './attachments/picture-copies';
export { type Attachments, useAttachments } from './attachments/use-attachments';
export { useHydrateForAttachments } from './attachments/use-hydrate-for-attachments';
export { DraftForm } from './form/draft-form';
export { DraftNote, UnkeptSwitch } from './form/draft-note';
export { KeptNote } from './form/kept-note';
export { OpenedForm } from './form/opened-form';
export { type DraftedFormOptions, useDraftedForm } from './form/use-drafted-form';
export { useDraftStore } from './form/use-draft-store';
export { type FormDraft, useDraftValues, useFormDraft } from './form/use-form-draft';
export { useHydrateForDraft } from './form/use-hydrate-for-draft';
export { useOpened, useVersionForm } from './form/use-version-form';
export { useUnkeptSubject } from './form/use-unkept-subject';
export { useSharedPhone } from './form/use-shared-phone';
export { ReasonButton } from './reason-form/reason-button';
export { ReasonForm } from './reason-form/reason-form';
export { type DraftName } from './store/draft-name';
export { type DraftSource, DraftSourceContext } from './store/draft-source';
export {
  forgetDrafts,
  forgetDraftsOfAccount,
  forgetOnDevice,
  hasPracticeOnDevice,
} from './store/forget-drafts';
