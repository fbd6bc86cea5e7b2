import { unwrap, wrap, type IDBPDatabase } from 'idb';
import { abortTransaction } from './abort-transaction';
import { openWithTimeout } from './open-with-timeout';
import { observePageLeave, type PageLeave } from './page-leave';

/** The parts of a transaction that are used here. */
interface Transaction {
  readonly done: Promise<void>;
  addEventListener(type: 'complete' | 'abort', listener: () => void): void;
  abort(): void;
}

/** Callbacks of opening. */
export interface Opening {
  /** The browser closed the connection, or it made way for a newer tab. */
  readonly onLost: () => void;
  /** Receives the upgrade transaction, which must also end when the page is left. */
  readonly onUpgrade: (transaction: Transaction) => void;
}

/** A database connection that closes when the page is left. */
export interface Connection<Database> {
  /** Opens once for all callers, and again after the connection was lost. Waits while the page is away. */
  readonly open: () => Promise<Database>;
  /**
   * Runs work on the database. Repeats it when leaving the page aborted it: an aborted transaction is rolled
   * back, so nothing happens twice. Work must be one transaction, or idempotent.
   */
  readonly carryOut: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => void;
}

interface ConnectionOptions<Database> {
  readonly openOnce: (opening: Opening) => Promise<Database>;
  readonly leave?: PageLeave;
  readonly onSilence?: (message: string) => void;
}

let ofThisPage: PageLeave | null = null;

/** A service worker has no window, so it is never left. */
const pageLeave = (): PageLeave =>
  (ofThisPage ??= observePageLeave('document' in globalThis ? globalThis : new EventTarget()));

/** Errors of an aborted transaction or a closed connection. */
const isCutOff = (cause: unknown): boolean =>
  cause instanceof DOMException &&
  ['AbortError', 'InvalidStateError', 'TransactionInactiveError'].includes(cause.name);

/**
 * Connection for Safari's back-forward cache: Safari keeps open transactions of a cached page, which block
 * other pages. Leaving therefore aborts transactions and closes the connection; returning runs the work
 * again.
 */
export function createConnection<Schema>({
  openOnce,
  leave = pageLeave(),
  onSilence = (message) => console.warn(message),
}: ConnectionOptions<IDBPDatabase<Schema>>): Connection<IDBPDatabase<Schema>> {
  type Database = IDBPDatabase<Schema>;
  let running: Promise<Database> | null = null;
  let opened: Database | null = null;
  /** How often the page was left. Work that began before the last leave must be repeated. */
  let leavings = 0;
  const underWay = new Set<Transaction>();

  const forget = () => {
    running = null;
    opened = null;
  };

  const follow = (transaction: Transaction) => {
    underWay.add(transaction);
    const end = () => underWay.delete(transaction);
    transaction.addEventListener('complete', end);
    transaction.addEventListener('abort', end);
    // Readers do not await `done`: prevent an unhandled rejection.
    transaction.done.catch(() => undefined);
  };

  /** All transactions go through this method, including those of single reads and writes. */
  const followAll = (database: Database) => {
    const native = unwrap(database);
    const begin = native.transaction.bind(native);
    native.transaction = (...args) => {
      const transaction = begin(...args);
      follow(wrap(transaction));
      return transaction;
    };
  };

  const openHere = async (): Promise<Database> => {
    await leave.back();
    const before = leavings;
    const database = await openWithTimeout(() => openOnce({ onLost: forget, onUpgrade: follow }), onSilence);
    if (before === leavings) return database;
    database.close();
    throw new DOMException('The page was left while its database was opened', 'AbortError');
  };

  const carryOut = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      const before = leavings;
      try {
        return await work();
      } catch (cause) {
        if (before === leavings || !isCutOff(cause)) throw cause;
        await leave.back();
      }
    }
  };

  const stop = leave.onLeave(() => {
    leavings += 1;
    for (const transaction of underWay) abortTransaction(transaction);
    underWay.clear();
    // A connection still opening is closed once it opens, and reopened on return.
    if (!opened) return;
    opened.close();
    forget();
  });

  return {
    open() {
      if (running) return running;
      const opening = carryOut(openHere).then(
        (database) => {
          followAll(database);
          if (running === opening) opened = database;
          return database;
        },
        (cause: unknown) => {
          if (running === opening) forget();
          throw cause;
        },
      );
      running = opening;
      return opening;
    },
    carryOut,
    close() {
      stop();
      // The caller of `open` has received the error.
      running?.then((database) => database.close()).catch(() => undefined);
      forget();
    },
  };
}
