import { openEmbeddedDatabase, type EmbeddedDatabase, type SampleDocuments } from './database';

/** A connection to the database that is opened again when the browser has dropped it. */
export interface Connection {
  open(): Promise<EmbeddedDatabase>;
  close(): void;
}

/** Browsers close a connection of their own accord: storage was cleared, a phone ran out of memory, a newer tab waits. */
export function createConnection(name: string, sampleDocuments: SampleDocuments): Connection {
  let running: Promise<EmbeddedDatabase> | null = null;
  const forget = () => {
    running = null;
  };
  return {
    open() {
      running ??= openEmbeddedDatabase(name, sampleDocuments, forget).catch((cause: unknown) => {
        forget();
        throw cause;
      });
      return running;
    },
    close() {
      // Whoever could not open it has been told already.
      running?.then((database) => database.close()).catch(() => undefined);
      forget();
    },
  };
}
