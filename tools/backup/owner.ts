import type { ServiceAccount } from '../firebase/service-account.mjs';
import { tokensOf } from './access-token';
import { createAsk, type Ask } from './patient-ask';

/** Access to everything of one project, past the rules. */
export interface Owner {
  readonly projectId: string;
  /** Name of the database's documents, which begins the name of each. */
  readonly root: string;
  /** Address of the database's documents. */
  readonly documents: string;
  /** Address of the server of the accounts; null when they are left out. */
  readonly accounts: string | null;
  /** As `Ask`, signed. */
  readonly ask: Ask;
}

function ownerOf(projectId: string, server: string, ask: Ask, token: () => Promise<string>): Owner {
  const root = `projects/${projectId}/databases/(default)/documents`;
  return {
    projectId,
    root,
    documents: `${server}/v1/${root}`,
    accounts: null,
    ask: async (address, options, read) => {
      const headers = new Headers(options.headers);
      headers.set('Authorization', `Bearer ${await token()}`);
      return ask(address, { ...options, headers }, read);
    },
  };
}

/** Access to the project of a service account. */
export const ownerByKey = (key: ServiceAccount, ask: Ask = createAsk()): Owner =>
  ownerOf(key.project_id, 'https://firestore.googleapis.com', ask, tokensOf(key, ask));

/** Access also to the accounts. @param server where they are; that of Google unless given */
export const withAccounts = (owner: Owner, server = 'https://identitytoolkit.googleapis.com'): Owner => ({
  ...owner,
  accounts: server,
});

/** Access to a project of the servers on this machine. */
export const ownerOfEmulators = (projectId: string, firestore: string, ask: Ask = createAsk()): Owner =>
  ownerOf(projectId, `http://${firestore}`, ask, () => Promise.resolve('owner'));
