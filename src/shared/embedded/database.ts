import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { abortTransaction, type Opening } from '../database-connection';
import { collectionOf, type DocumentData } from '../backend';

/** A document as stored in IndexedDB. */
export interface DocumentRow {
  readonly path: string;
  readonly collection: string;
  readonly data: DocumentData;
}

/** An account. The password is stored only as a PBKDF2 hash. */
export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
}

/** Indexed fields of long collections: change-log entries by record. */
const indexedFields = ['record'] as const;

type IndexedField = (typeof indexedFields)[number];

export const isIndexed = (field: string): field is IndexedField =>
  indexedFields.some((indexed) => indexed === field);

export interface EmbeddedSchema extends DBSchema {
  documents: {
    key: string;
    value: DocumentRow;
    indexes: { collection: string } & Record<IndexedField, [collection: string, value: string]>;
  };
  accounts: { key: string; value: AccountRow; indexes: { email: string } };
  session: { key: string; value: string };
}

export type EmbeddedDatabase = IDBPDatabase<EmbeddedSchema>;

/** Contents of a new database, by path. */
export type SampleDocuments = () => Readonly<Record<string, DocumentData>>;

const version = 2;

/** Key in `session` of the signed-in account's id. */
export const sessionKey = 'user';

export const documentRow = (path: string, data: DocumentData): DocumentRow => ({
  path,
  collection: collectionOf(path),
  data,
});

/** Opens the database and fills a new one with `sampleDocuments`. */
export function openEmbeddedDatabase(
  name: string,
  sampleDocuments: SampleDocuments,
  { onLost, onUpgrade }: Opening,
): Promise<EmbeddedDatabase> {
  return openDB<EmbeddedSchema>(name, version, {
    upgrade(database, oldVersion, _newVersion, transaction) {
      onUpgrade(transaction);
      if (oldVersion < 1) {
        database.createObjectStore('documents', { keyPath: 'path' }).createIndex('collection', 'collection');
        database
          .createObjectStore('accounts', { keyPath: 'id' })
          .createIndex('email', 'email', { unique: true });
        database.createObjectStore('session');
        // A failure aborts the transaction and so rejects opening, which reports it.
        fillWith(sampleDocuments(), transaction.objectStore('documents')).catch(() =>
          abortTransaction(transaction),
        );
      }
      const documents = transaction.objectStore('documents');
      for (const field of indexedFields) documents.createIndex(field, ['collection', `data.${field}`]);
    },
    blocking(_current, _blocked, event) {
      // Make way for a tab that upgrades the schema; the app update reloads this one.
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });
}

/** Clears the database, including accounts and session, and restores the sample documents. */
export async function resetEmbeddedDatabase(
  database: EmbeddedDatabase,
  sampleDocuments: SampleDocuments,
): Promise<void> {
  const transaction = database.transaction(['documents', 'accounts', 'session'], 'readwrite');
  await Promise.all(
    (['documents', 'accounts', 'session'] as const).map((name) => transaction.objectStore(name).clear()),
  );
  await fillWith(sampleDocuments(), transaction.objectStore('documents'));
  await transaction.done;
}

async function fillWith(
  documents: Readonly<Record<string, DocumentData>>,
  store: { put(row: DocumentRow): Promise<string> },
): Promise<void> {
  await Promise.all(
    // Async, so that a document that cannot be stored rejects instead of throwing past the others.
    Object.entries(documents).map(async ([path, data]) => store.put(documentRow(path, data))),
  );
}
