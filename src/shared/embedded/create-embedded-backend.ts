import { createDocumentFiles, type AccessPolicy, type BackendPort } from '../backend';
import { createChangeChannel } from './change-channel';
import { createConnection } from './connection';
import { resetEmbeddedDatabase, type SampleDocuments } from './database';
import { createEmbeddedAuth, type DemoAccount } from './embedded-auth';
import { createEmbeddedDocuments } from './embedded-documents';
import { passwordIterations } from './password-hash';
import { createSession } from './session';

export interface EmbeddedBackendOptions {
  /** Name of the IndexedDB database and of the broadcast channel. */
  readonly name: string;
  readonly policy: AccessPolicy;
  readonly demoAccounts: readonly DemoAccount[];
  /** Contents of a new database, by path. */
  readonly sampleDocuments: SampleDocuments;
  readonly now?: () => Date;
  /** Session storage, for sign-ins that end with the tab; without it they end with the page. */
  readonly tabStorage?: Storage | null;
  /** Fewer iterations make tests fast; see `passwordIterations`. */
  readonly passwordIterations?: number;
}

export interface EmbeddedBackend extends BackendPort {
  /** Deletes all data and restores the sample data. */
  reset(): Promise<void>;
  close(): void;
}

/** A complete backend in the browser: runs on one machine without configuration. */
export async function createEmbeddedBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  const connection = createConnection(options.name, options.sampleDocuments);
  // Fail here, where the caller handles it, rather than at the first call.
  await connection.open();
  const channel = createChangeChannel(options.name);
  const session = createSession(options.name, options.tabStorage ?? null);
  const documents = createEmbeddedDocuments({
    connection,
    channel,
    policy: options.policy,
    session,
    now: options.now ?? (() => new Date()),
  });
  return {
    documents,
    files: createDocumentFiles(documents),
    auth: createEmbeddedAuth({
      connection,
      channel,
      session,
      demoAccounts: options.demoAccounts,
      passwordIterations: options.passwordIterations ?? passwordIterations,
    }),
    async reset() {
      session.setShort(null);
      await connection.carryOut(async () =>
        resetEmbeddedDatabase(await connection.open(), options.sampleDocuments),
      );
      channel.announce({ type: 'reset' });
    },
    close() {
      channel.close();
      connection.close();
    },
  };
}
