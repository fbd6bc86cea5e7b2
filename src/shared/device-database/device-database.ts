import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createConnection } from '../database-connection';

/** A submission that waits on this device, or the memory that it was sent; its slice knows the rest of its fields. */
export interface OutboxRow {
  readonly code: string;
}

/** Something that somebody did and that waits on this device; its slice knows the rest of its fields. */
export interface ActRow {
  readonly id: string;
  /** The account or the code that it belongs to. */
  readonly owner: string;
  /** Where it stands among the acts of this device; later ones have more. */
  readonly place: number;
}

/** The last answer of the backend to a question of one person, or of everybody. */
export interface PersistedQueryRow {
  readonly owner: string;
  readonly key: string;
  readonly answer: unknown;
  /** When it was given, ISO-8601. */
  readonly givenAt: string;
}

/** A file that belongs to a draft. */
export interface AttachmentRow {
  readonly id: string;
  /** The name of the form. */
  readonly form: string;
  /** The draft it belongs to; absent in what another app shared, and in what earlier releases kept. */
  readonly draft?: string;
  readonly name: string;
  readonly type: string;
  readonly file: Blob;
  /** A picture that was made anew on this device: small, and without the place it was taken at. */
  readonly isSmall?: boolean;
  /** Which of the form's papers it is; a form with mere pictures has none. */
  readonly kind?: string;
  /** What may be wrong with it, until somebody says that it is good enough. */
  readonly doubts?: readonly string[];
  /** ISO-8601. */
  readonly addedAt: string;
}

/** What is half typed in a form, in one tab; its slice knows what the values mean. */
export interface DraftRow {
  readonly id: string;
  /** Stands for the name of the form, which may hold a code that nobody may read here. */
  readonly form: string;
  /** When it was typed last, ISO-8601. */
  readonly savedAt: string;
  readonly texts: readonly {
    /** Empty, or what this text is beside the draft itself. */
    readonly name: string;
    readonly version: number;
    readonly values: Readonly<Record<string, unknown>>;
    readonly savedAt: string;
  }[];
  /** The code that a content was, or will be, sent under. */
  readonly reserved?: { readonly code: string; readonly content: string };
  /** Files belong to it, so it stays although nothing is typed. */
  readonly hasFiles?: true;
  /** Of a form that only somebody who is signed in sees. */
  readonly isOfAccount?: true;
}

/** A draft that is being sent: it goes, or only these texts of it stay. */
export interface HandedDraft {
  readonly id: string;
  readonly left: DraftRow | null;
}

/** A draft with its files, as its form gets it back. */
export interface ReturnedDraft {
  readonly draft: DraftRow;
  readonly files: readonly AttachmentRow[];
}

/** What came over the network on one day. */
export interface DataUseRow {
  /** `YYYY-MM-DD` in Africa/Accra, which is UTC. */
  readonly day: string;
  readonly bytes: number;
}

interface DeviceSchema extends DBSchema {
  outbox: { key: string; value: OutboxRow };
  attachments: { key: string; value: AttachmentRow; indexes: { form: string } };
  dataUse: { key: string; value: DataUseRow };
  drafts: { key: string; value: DraftRow; indexes: { form: string } };
  acts: { key: string; value: ActRow };
  keptAnswers: { key: [string, string]; value: PersistedQueryRow };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const name = 'lifeline-device';
const version = 3;

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
      },
      blocking(_current, _blocked, event) {
        // A tab with a newer version waits to bring its stores.
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    }),
});

/**
 * What this device keeps for the person who uses it, apart from the records of the embedded backend. Opened once, and
 * again when the browser has dropped it. Rejects when the device has no storage to give.
 */
export const openDeviceDatabase = (): Promise<DeviceDatabase> => connection.open();

/**
 * Carries out work on the database of this device, from opening it on; all of it once more when leaving the page has cut it off.
 * Work is one transaction, or can be done twice.
 */
export const carryOut = <Result>(work: () => Promise<Result>): Promise<Result> => connection.carryOut(work);
