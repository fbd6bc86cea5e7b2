import type { AttachmentRow } from '@/shared/device-database';
import type { PictureProblem, SmallPicture } from './picture';

/** How many pictures one form takes. */
export const maximumPictures = 3;

/** A picture of a draft, ready to be shown. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly type: string;
  /** Which of the form's papers it is; empty where the form does not tell them apart. */
  readonly kind: string;
  /** What may be wrong with it; a warning, never a refusal. */
  readonly doubts: readonly string[];
  /** Shows `file` for as long as it is in the list. */
  readonly url: string;
}

export interface AttachmentProblem {
  readonly name: string;
  /** `noRoom`: it is in the form, but the device does not keep it. */
  readonly kind: PictureProblem | 'tooMany' | 'noRoom';
}

/** What another app shared, before somebody takes it into the form. */
export interface OfferedFile {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  /** What it says, when it is a text; else null. */
  readonly text: string | null;
  /** Shows `file` while it is offered. */
  readonly url: string;
}

export interface AttachmentState {
  /** Came from another app, and waits for a yes or a no. */
  readonly offered: readonly OfferedFile[];
  readonly items: readonly Attachment[];
  /** What was wrong with the files that were added last. */
  readonly problems: readonly AttachmentProblem[];
  /** Pictures are being made small. */
  readonly isWorking: boolean;
}

/** What a store of attachments needs of the browser. */
export interface AttachmentPorts {
  /** What the device keeps; each rejects when it keeps nothing. */
  readonly rows: {
    list(form: string): Promise<readonly AttachmentRow[]>;
    put(row: AttachmentRow): Promise<void>;
    replace(row: AttachmentRow): Promise<boolean>;
    remove(id: string): Promise<boolean>;
    /** Those of one draft of the form, and those that name none. */
    clear(form: string, draft: string | null): Promise<void>;
  };
  /** The draft of this tab, to which the files belong. */
  readonly draft: {
    /** Null until this device was asked for it. */
    id(): string | null;
    /** Notes whether files belong to it; with files it stays although nothing is typed. False when it is not kept. */
    note(hasFiles: boolean): Promise<boolean>;
  };
  readonly isSharedPhone: () => boolean;
  readonly makeSmall: (file: Blob) => Promise<SmallPicture>;
  /** How many files the form takes; `maximumPictures` unless it says so. */
  readonly maximum?: number;
  /** What may be wrong with a file that was taken. */
  readonly judge?: (file: Blob) => Promise<readonly string[]>;
  readonly urls: { create(file: Blob): string; revoke(url: string): void };
  /** Tells the other tabs that something has changed. */
  readonly tellTabs: () => void;
  readonly now: () => Date;
  readonly newId: () => string;
}
