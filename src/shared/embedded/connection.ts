import { createConnection as connect, type Connection as ConnectionTo } from '../database-connection';
import { openEmbeddedDatabase, type EmbeddedDatabase, type SampleDocuments } from './database';

/** A connection that reopens after the browser closed it or the page was left. */
export type Connection = ConnectionTo<EmbeddedDatabase>;

/** Browsers close connections on their own: storage was cleared, memory ran out, a newer tab upgrades. */
export const createConnection = (name: string, sampleDocuments: SampleDocuments): Connection =>
  connect({ openOnce: (opening) => openEmbeddedDatabase(name, sampleDocuments, opening) });
