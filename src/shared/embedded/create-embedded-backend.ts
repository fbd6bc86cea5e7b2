import { createDocumentFiles, type AccessPolicy, type BackendPort } from '../backend';
import { createChangeChannel } from './change-channel';
import { createConnection } from './connection';
import { resetEmbeddedDatabase, type SampleDocuments } from './database';
import { createEmbeddedAuth, type DemoAccount } from './embedded-auth';
import { createEmbeddedDocuments } from './embedded-documents';
import { passwordIterations } from './password-hash';
import { createSession } from './session';

export interface EmbeddedBackendOptions {
  /** Name of the IndexedDB database and of the channel between tabs. */
  readonly name: string;
  readonly policy: AccessPolicy;
  readonly demoAccounts: readonly DemoAccount[];
  /** What a new database holds, by path. */
  readonly sampleDocuments: SampleDocuments;
  readonly now?: () => Date;
  /** The tab's own storage, for sign-ins that end with it; without it they end with the page. */
  readonly tabStorage?: Storage | null;
  /** Fewer rounds make tests quick; see `passwordIterations`. */
  readonly passwordIterations?: number;
}

export interface EmbeddedBackend extends BackendPort {
  /** Forgets everything that was done on this device and starts again from the sample data. */
  reset(): Promise<void>;
  close(): void;
}

/** The whole backend in this browser: the site works on one machine with nothing to configure. */
export async function createEmbeddedBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  const connection = createConnection(options.name, options.sampleDocuments);
  // Fails here, where whoever needs it is told, and not at the first call.
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
