import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setLogLevel, type Firestore } from 'firebase/firestore';

/** The used part of `@firebase/rules-unit-testing`, which is only installed in `tests/emulators`. */
interface RulesContext {
  firestore(): Firestore;
}

export interface RulesEnvironment {
  authenticatedContext(userId: string, token?: Readonly<Record<string, unknown>>): RulesContext;
  unauthenticatedContext(): RulesContext;
  withSecurityRulesDisabled(act: (context: RulesContext) => Promise<void>): Promise<void>;
  clearFirestore(): Promise<void>;
  cleanup(): Promise<void>;
}

interface RulesUnitTesting {
  initializeTestEnvironment(config: {
    readonly projectId: string;
    readonly firestore: { readonly rules: string; readonly host: string; readonly port: number };
  }): Promise<RulesEnvironment>;
}

/**
 * Opens a separate project with these rules on the server named by `FIRESTORE_EMULATOR_HOST`.
 * @throws Error when no server is named or the rules do not compile
 */
export async function openRules(projectId: string, rules: string): Promise<RulesEnvironment> {
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST must name a Firestore server: host:port');
  const { resolve } = createRequire(new URL('../emulators/package.json', import.meta.url));
  // The CommonJS build would load a second Firebase SDK, incompatible with the first one's objects.
  const module = new URL('esm/index.esm.js', pathToFileURL(resolve('@firebase/rules-unit-testing')));
  const testing = (await import(/* @vite-ignore */ module.href)) as RulesUnitTesting;
  // Most cases expect a rejection.
  setLogLevel('silent');
  return testing.initializeTestEnvironment({ projectId, firestore: { rules, host, port: Number(port) } });
}
