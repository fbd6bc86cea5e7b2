import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vitest.config';

/** The suites that need a Firestore server (and, for the contract, the Auth emulator): see tests/firebase. */
export default defineConfig({
  ...mergeConfig(site, {}),
  test: {
    include: ['tests/firebase/**/*.test.ts', 'tests/contract/firebase-backend.test.ts'],
    setupFiles: ['tests/setup.ts'],
    clearMocks: true,
    // One server, and suites that forget everything between two tests.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
