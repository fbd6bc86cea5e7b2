import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vitest.config';

const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));

/** The browser build of an SDK package: the Node build cannot persist a session. */
function browserBuild(name: string, entry = '.'): string {
  const manifest = firebase.resolve(`${name}/package.json`);
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports: Record<string, { browser: { import?: string } | string; default: string }>;
  };
  const build = exports[entry]?.browser;
  const file = typeof build === 'string' ? build : build?.import;
  if (file === undefined) throw new Error(`${name} ${entry} has no build for browsers`);
  return join(dirname(manifest), file);
}

const setupFiles = ['tests/setup.ts'];

/** Where the SDK runs as in a browser. */
export const inBrowser = {
  resolve: {
    alias: {
      '@firebase/auth': browserBuild('@firebase/auth'),
      '@firebase/firestore/lite': browserBuild('@firebase/firestore', './lite'),
    },
  },
  test: {
    setupFiles,
    environment: 'jsdom',
    // Gives each tab its own SDK instance.
    server: { deps: { inline: [/[\\/]@?firebase[\\/]/] } },
  },
};

/** Suites that need a Firestore server and the Auth emulator: `npm run test:firebase`. */
export default defineConfig({
  ...mergeConfig(site, {}),
  test: {
    clearMocks: true,
    // Suites share one server and clear it between tests.
    fileParallelism: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and commands',
          include: ['tests/firebase/**/*.test.ts'],
          setupFiles,
          // Some cases forge several hundred batches, one after the other.
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        resolve: inBrowser.resolve,
        test: {
          ...inBrowser.test,
          name: 'contract',
          include: ['tests/contract/firebase-*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // The SDK polls other tabs every 800 ms.
          expect: { poll: { timeout: 4000 } },
        },
      },
    ],
  },
});
