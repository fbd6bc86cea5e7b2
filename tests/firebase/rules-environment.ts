import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';

/** Claims of a token besides the user's ID. */
export type Claims = Readonly<Record<string, unknown>>;

/** A project of its own on the test server. Each database is used by one caller. */
export interface RulesEnvironment {
  guest(): Firestore;
  signedIn(userId: string, claims?: Claims): Firestore;
  /** Bypasses the rules. */
  owner(): Firestore;
  clear(): Promise<void>;
  close(): Promise<void>;
}

const ownerToken = 'owner';

async function request(url: string, method: 'PUT' | 'DELETE', body?: object): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
}

/**
 * Opens a separate project with these rules on the server named by `FIRESTORE_EMULATOR_HOST`. It uses the SDK
 * that the site uses: one HTTP request for each call, and no connection to open for each caller.
 * @throws Error when no server is named or the rules do not compile
 */
export async function openRules(projectId: string, rules: string): Promise<RulesEnvironment> {
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST must name a Firestore server: host:port');
  const emulator = `http://${host}:${port}/emulator/v1/projects/${projectId}`;
  await request(`${emulator}:securityRules`, 'PUT', {
    rules: { files: [{ name: 'firestore.rules', content: rules }] },
  });

  // Most cases expect a refusal.
  setLogLevel('silent');
  const apps: ReturnType<typeof initializeApp>[] = [];
  const open = (token?: string | (Claims & { sub: string })): Firestore => {
    const app = initializeApp({ projectId }, `${projectId}-${apps.length}`);
    apps.push(app);
    const database = initializeFirestore(app, {});
    connectFirestoreEmulator(
      database,
      host,
      Number(port),
      token === undefined ? {} : { mockUserToken: token },
    );
    return database;
  };
  return {
    guest: () => open(),
    signedIn: (userId, claims = {}) => open({ ...claims, sub: userId }),
    owner: () => open(ownerToken),
    clear: () => request(`${emulator}/databases/(default)/documents`, 'DELETE'),
    close: async () => {
      await Promise.all(apps.map((app) => deleteApp(app)));
    },
  };
}
