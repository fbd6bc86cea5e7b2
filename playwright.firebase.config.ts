import { defineConfig } from '@playwright/test';
import type { Quiet } from './e2e/support/test';
import site from './playwright.config';

/** Another one lets two copies of the project be tested on one machine. */
const port = Number(process.env.LIFELINE_FIREBASE_TEST_PORT ?? 4190);

/**
 * The journeys of parents and of the office once more, and those that only a distributed backend has: the built site against a
 * Firestore server with the project's rules and the Auth emulator. `tools/firebase/test-journeys.mjs` runs it.
 */
export default defineConfig<Quiet>({
  ...site,
  outputDir: 'test-results/journeys-firebase',
  projects: [
    {
      name: 'firebase',
      testMatch: ['parent.spec.ts', 'office.spec.ts', 'story.spec.ts', 'firebase.spec.ts'],
    },
  ],
  // One backend for all: a journey that counts the rows of the desk must be alone with it.
  fullyParallel: false,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys-firebase.json' }]],
  use: {
    ...site.use,
    baseURL: `http://localhost:${port}`,
    // The browser itself reports what the backend refuses; the journeys that bring it about check what is shown.
    expectedProblems: /status of 40[03]/,
  },
  webServer: [
    {
      command: 'node tools/firebase/start-firebase.mjs',
      url: `http://localhost:${port}`,
      env: {
        PORT: String(port),
        LIFELINE_FIRESTORE_PORT: String(port + 1),
        LIFELINE_AUTH_PORT: String(port + 2),
      },
      reuseExistingServer: false,
      timeout: 300_000,
    },
  ],
});
