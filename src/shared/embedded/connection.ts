import { createConnection as connect, type Connection as ConnectionTo } from '../database-connection';
import { openEmbeddedDatabase, type EmbeddedDatabase, type SampleDocuments } from './database';

/** A connection to the database that is opened again when the browser has dropped it, or the page was left. */
export type Connection = ConnectionTo<EmbeddedDatabase>;

/** Browsers close a connection of their own accord: storage was cleared, a phone ran out of memory, a newer tab waits. */
export const createConnection = (name: string, sampleDocuments: SampleDocuments): Connection =>
  connect({ openOnce: (opening) => openEmbeddedDatabase(name, sampleDocuments, opening) });
