import type { AttachmentRow } from '@/shared/device-database';
import type { Straightening } from '@/shared/pictures';
import type { PictureProblem, SmallPicture } from './picture';

/** Maximum number of pictures in a form. */
export const maximumPictures = 3;

/** A file of a draft, with an object URL to show it. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly type: string;
  /** Which of the form's papers it is; empty when the form has only one kind. */
  readonly kind: string;
  /** Warnings about its quality; they never block. */
  readonly doubts: readonly string[];
  /** When it was last turned or cropped; undefined when never. */
  readonly changedAt?: string | undefined;
  /** Object URL of `file`, valid while the file is in the list. */
  readonly url: string;
}

export interface AttachmentProblem {
  readonly name: string;
  /** `noRoom`: the file is in the form, but could not be stored. */
  readonly kind: PictureProblem | 'tooMany' | 'noRoom';
}

/** A picture before it was turned and cropped, and how that was done. */
export interface UncutPicture {
  readonly file: Blob;
  readonly how: Straightening;
}

/** A file shared by another app, before it is accepted into the form. */
export interface OfferedFile {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  /** Its content when it is a text, else null. */
  readonly text: string | null;
  /** Object URL of `file`, valid while it is offered. */
  readonly url: string;
}

export interface AttachmentState {
  /** Shared by another app; waits to be accepted or refused. */
  readonly offered: readonly OfferedFile[];
  readonly items: readonly Attachment[];
  /** Problems of the files added last. */
  readonly problems: readonly AttachmentProblem[];
  /** Pictures are being resized. */
  readonly isWorking: boolean;
}

/** Browser APIs that an attachment store needs. */
export interface AttachmentPorts {
  /** The rows on the device; each call rejects when storage is denied. */
  readonly rows: {
    list(form: string): Promise<readonly AttachmentRow[]>;
    put(row: AttachmentRow): Promise<void>;
    replace(row: AttachmentRow): Promise<boolean>;
    remove(id: string): Promise<boolean>;
    /** Removes the rows of one draft of the form, and those without a draft id. */
    clear(form: string, draft: string | null): Promise<void>;
  };
  /** This tab's draft, which owns the files. */
  readonly draft: {
    /** Null until the device has been read. */
    id(): string | null;
    /**
     * Marks whether the draft has files; with files it stays even without text. False when it is not stored.
     */
    note(hasFiles: boolean): Promise<boolean>;
  };
  readonly isSharedPhone: () => boolean;
  readonly makeSmall: (file: Blob, how?: Straightening) => Promise<SmallPicture>;
  /** Maximum number of files; `maximumPictures` by default. */
  readonly maximum?: number;
  /** Returns quality warnings for an accepted file. */
  readonly judge?: (file: Blob) => Promise<readonly string[]>;
  readonly urls: { create(file: Blob): string; revoke(url: string): void };
  /** Notifies other tabs of a change. */
  readonly tellTabs: () => void;
  readonly now: () => Date;
  readonly newId: () => string;
}
