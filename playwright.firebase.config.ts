import { defineConfig } from '@playwright/test';
import type { Quiet } from './e2e/support/test';
import site from './playwright.config';

/** Configurable, so that two copies of the project can be tested on one machine. */
const port = Number(process.env.LIFELINE_FIREBASE_TEST_PORT ?? 4190);

/**
 * Journeys of parents and the office, and those that need a distributed backend: the built site with a
 * Firestore server, the project's rules and the Auth emulator. Run by `tools/firebase/test-journeys.mjs`.
 */
export default defineConfig<Quiet>({
  ...site,
  outputDir: 'test-results/journeys-firebase',
  projects: [
    {
      name: 'firebase',
      testMatch: [
        'parent.spec.ts',
        'office.spec.ts',
        'story.spec.ts',
        'job-story.spec.ts',
        'counselling-story.spec.ts',
        'consultancy-story.spec.ts',
        'homework-story.spec.ts',
        'firebase.spec.ts',
        // The last by name: it fills the database.
        'working-day.spec.ts',
      ],
    },
  ],
  // All journeys share one backend, and some count its records.
  fullyParallel: false,
  workers: 1,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/journeys-firebase.json' },
    ],
  ],
  use: {
    ...site.use,
    baseURL: `http://localhost:${port}`,
    // The browser logs rejected requests; the journeys that cause them check what is shown.
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
