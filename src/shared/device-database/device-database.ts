import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

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
export interface KeptAnswerRow {
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
  acts: { key: string; value: ActRow };
  keptAnswers: { key: [string, string]; value: KeptAnswerRow };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const name = 'lifeline-device';
const version = 2;

let running: Promise<DeviceDatabase> | null = null;

/**
 * What this device keeps for the person who uses it, apart from the records of the embedded backend. Opened once, and
 * again when the browser has dropped it. Rejects when the device has no storage to give.
 */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  const forget = () => {
    running = null;
  };
  running ??= openDB<DeviceSchema>(name, version, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('outbox', { keyPath: 'code' });
        database.createObjectStore('attachments', { keyPath: 'id' }).createIndex('form', 'form');
        database.createObjectStore('dataUse', { keyPath: 'day' });
      }
      if (from < 2) {
        database.createObjectStore('acts', { keyPath: 'id' });
        database.createObjectStore('keptAnswers', { keyPath: ['owner', 'key'] });
      }
    },
    blocking(_current, _blocked, event) {
      // A tab with a newer version waits to bring its stores.
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((cause: unknown) => {
    forget();
    throw cause;
  });
  return running;
}
