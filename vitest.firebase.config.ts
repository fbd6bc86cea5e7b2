import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vitest.config';

const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));

/** The file that browsers get of a package of the SDK: Node's own build has no place to keep a sign-in. */
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

/** The suites that need a Firestore server and the Auth emulator: `npm run test:firebase`. */
export default defineConfig({
  ...mergeConfig(site, {}),
  test: {
    clearMocks: true,
    // One server, and suites that forget everything between two tests.
    fileParallelism: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and commands',
          include: ['tests/firebase/**/*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        resolve: {
          alias: {
            '@firebase/auth': browserBuild('@firebase/auth'),
            '@firebase/firestore/lite': browserBuild('@firebase/firestore', './lite'),
          },
        },
        test: {
          name: 'contract',
          include: ['tests/contract/firebase-*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          environment: 'jsdom',
          // So that each tab can have an SDK of its own.
          server: { deps: { inline: [/[\\/]@?firebase[\\/]/] } },
          // What other tabs do is looked for every 800 ms.
          expect: { poll: { timeout: 4000 } },
        },
      },
    ],
  },
});
