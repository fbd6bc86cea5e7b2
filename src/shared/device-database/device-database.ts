import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createConnection } from '../database-connection';

/** A queued or sent submission. `shared/submission` defines the other fields. */
export interface OutboxRow {
  readonly code: string;
}

/** A pending write. `shared/pending-writes` defines the other fields. */
export interface PendingWriteRow {
  readonly id: string;
  /** The owning account id or reference code. */
  readonly owner: string;
  /** Its position in the queue; increases. */
  readonly place: number;
}

/** The stored answer to a query, for one person or public. */
export interface PersistedQueryRow {
  readonly owner: string;
  readonly key: string;
  readonly answer: unknown;
  /** When it was received, ISO 8601. */
  readonly givenAt: string;
}

/** A file of a draft. */
export interface AttachmentRow {
  readonly id: string;
  /** Name of the form. */
  readonly form: string;
  /** Id of its draft; absent for files shared by another app and for rows of earlier releases. */
  readonly draft?: string;
  readonly name: string;
  readonly type: string;
  readonly file: Blob;
  /** Re-encoded on this device: resized, and without location data. */
  readonly isSmall?: boolean;
  /** Which of the form's papers it is; absent in forms with pictures only. */
  readonly kind?: string;
  /** Quality warnings that nobody has dismissed yet. */
  readonly doubts?: readonly string[];
  /** When it was last turned or cropped: ISO 8601. */
  readonly changedAt?: string;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** The draft of one form in one tab. `shared/drafts` defines the values. */
export interface DraftRow {
  readonly id: string;
  /** Digest of the form's name, which may contain a reference code. */
  readonly form: string;
  /** When it was last changed, ISO 8601. */
  readonly savedAt: string;
  readonly texts: readonly {
    /** Empty for the draft itself, else the name of an additional text. */
    readonly name: string;
    readonly version: number;
    readonly values: Readonly<Record<string, unknown>>;
    readonly savedAt: string;
  }[];
  /** The reference code reserved for a content. */
  readonly reserved?: { readonly code: string; readonly content: string };
  /** It has files, so it stays even without text. */
  readonly hasFiles?: true;
  /** The form needs a sign-in. */
  readonly isOfAccount?: true;
}

/** A draft taken by the outbox: deleted, or replaced by `left`. */
export interface SubmittedDraft {
  readonly id: string;
  readonly left: DraftRow | null;
}

/** A submission converted back to a draft and its files. */
export interface ReturnedDraft {
  readonly draft: DraftRow;
  readonly files: readonly AttachmentRow[];
}

/** Bytes received on one day. */
export interface DataUseRow {
  /** `YYYY-MM-DD` in Africa/Accra, which is UTC. */
  readonly day: string;
  readonly bytes: number;
}

/** Somebody who practises on this device. `entities/practice/progress` defines the rows of practice. */
export interface PracticeProfileRow {
  readonly id: string;
}

/** An answer to a practice question. Never changed. */
export interface PracticeAnswerRow {
  readonly profile: string;
  /** In milliseconds since the epoch; increases with each answer of the profile. */
  readonly at: number;
  readonly id: string;
}

/** What is known of a profile's memory of one question. */
export interface PracticeCardRow {
  readonly profile: string;
  readonly pack: string;
  readonly question: string;
}

/** Questions that a profile is answering; one row per kind. */
export interface PracticeSittingRow {
  readonly profile: string;
  readonly kind: string;
}

/** What is known of news. `shared/code-news` defines the other fields. */
export interface NewsRow {
  readonly id: string;
}

interface DeviceSchema extends DBSchema {
  outbox: { key: string; value: OutboxRow };
  attachments: { key: string; value: AttachmentRow; indexes: { form: string } };
  dataUse: { key: string; value: DataUseRow };
  drafts: { key: string; value: DraftRow; indexes: { form: string } };
  acts: { key: string; value: PendingWriteRow };
  keptAnswers: { key: [string, string]; value: PersistedQueryRow };
  practiceProfiles: { key: [string]; value: PracticeProfileRow };
  practiceAnswers: { key: [string, number, string]; value: PracticeAnswerRow };
  practiceCards: { key: [string, string, string]; value: PracticeCardRow };
  practiceSittings: { key: [string, string]; value: PracticeSittingRow };
  news: { key: string; value: NewsRow };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const name = 'lifeline-device';
const version = 5;

const connection = createConnection<DeviceSchema>({
  openOnce: ({ onLost, onUpgrade }) =>
    openDB<DeviceSchema>(name, version, {
      upgrade(database, from, _to, transaction) {
        onUpgrade(transaction);
        if (from < 1) {
          database.createObjectStore('outbox', { keyPath: 'code' });
          database.createObjectStore('attachments', { keyPath: 'id' }).createIndex('form', 'form');
          database.createObjectStore('dataUse', { keyPath: 'day' });
        }
        if (from < 2) {
          database.createObjectStore('acts', { keyPath: 'id' });
          database.createObjectStore('keptAnswers', { keyPath: ['owner', 'key'] });
        }
        if (from < 3) database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('form', 'form');
        if (from < 4) {
          database.createObjectStore('practiceProfiles', { keyPath: ['id'] });
          database.createObjectStore('practiceAnswers', { keyPath: ['profile', 'at', 'id'] });
          database.createObjectStore('practiceCards', { keyPath: ['profile', 'pack', 'question'] });
          database.createObjectStore('practiceSittings', { keyPath: ['profile', 'kind'] });
        }
        if (from < 5) database.createObjectStore('news', { keyPath: 'id' });
      },
      blocking(_current, _blocked, event) {
        // Make way for a tab that upgrades the schema.
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    }),
});

/**
 * Database of the person's data on this device, apart from the embedded backend. Opened once, and again when
 * the browser has closed it. Rejects when storage is denied.
 */
export const openDeviceDatabase = (): Promise<DeviceDatabase> => connection.open();

/**
 * Runs work on the device database, including opening it. Repeats it when leaving the page aborted it. Work
 * must be one transaction, or idempotent.
 */
export const carryOut = <Result>(work: () => Promise<Result>): Promise<Result> => connection.carryOut(work);
