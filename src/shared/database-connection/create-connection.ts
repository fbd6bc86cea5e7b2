import { unwrap, wrap, type IDBPDatabase } from 'idb';
import { openInTime } from './open-in-time';
import { observePageLeave, type PageLeave } from './page-leave';

/** What is asked of a transaction here, whichever stores it has. */
interface Transaction {
  readonly done: Promise<void>;
  addEventListener(type: 'complete' | 'abort', listener: () => void): void;
  abort(): void;
}

/** What opening has to tell of. */
export interface Opening {
  /** The connection is closed, by the browser or for a newer tab, and cannot be used any more. */
  readonly onLost: () => void;
  /** Stores are brought in a transaction of its own, which must not outlive the page either. */
  readonly onUpgrade: (transaction: Transaction) => void;
}

/** A connection to a database of this device that no page takes along when it is left. */
export interface Connection<Database> {
  /** Opened once for all who ask, and again after it was lost. While the page is away it waits. */
  readonly open: () => Promise<Database>;
  /**
   * Carries out work on the database, and all of it once more if leaving the page has cut it off: a transaction is undone as a
   * whole, so nothing is done twice. Work is one transaction, or can be done twice.
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

/** In a service worker, which has no window, nobody leaves. */
const pageLeave = (): PageLeave =>
  (ofThisPage ??= observePageLeave('document' in globalThis ? globalThis : new EventTarget()));

/** Work on a transaction that was aborted, or on a connection that was closed under it. */
const isCutOff = (cause: unknown): boolean =>
  cause instanceof DOMException &&
  ['AbortError', 'InvalidStateError', 'TransactionInactiveError'].includes(cause.name);

/**
 * Safari keeps a page that is left together with its open transactions, and no other page gets at their stores until that one
 * comes back. So leaving aborts what is under way and closes the connection; when the page is shown again, it is done anew.
 */
export function createConnection<Schema>({
  openOnce,
  leave = pageLeave(),
  onSilence = (message) => console.warn(message),
}: ConnectionOptions<IDBPDatabase<Schema>>): Connection<IDBPDatabase<Schema>> {
  type Database = IDBPDatabase<Schema>;
  let running: Promise<Database> | null = null;
  let opened: Database | null = null;
  /** How often the page was left: whoever began before has to begin again. */
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
    // Who only reads does not look at `done`; without this its rejection would be reported as nobody's.
    transaction.done.catch(() => undefined);
  };

  /** Every transaction of a database is made by this method, also those of single reads and writes. */
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
    const database = await openInTime(() => openOnce({ onLost: forget, onUpgrade: follow }), onSilence);
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
    for (const transaction of underWay) abort(transaction);
    underWay.clear();
    // What is still being opened is closed when it answers, and opened anew when the page is shown.
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
      // Whoever could not open it has been told already.
      running?.then((database) => database.close()).catch(() => undefined);
      forget();
    },
  };
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch (cause) {
    // It is done already, and only its event is still to come.
    if (!(cause instanceof DOMException && cause.name === 'InvalidStateError')) throw cause;
  }
}
