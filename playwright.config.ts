import { defineConfig } from '@playwright/test';
import type { Browsers } from './e2e/support/test';

/** Configurable, so that two copies of the project can be tested on one machine. */
const port = Number(process.env.LIFELINE_TEST_PORT ?? 4180);
const developmentPort = port + 1;
const slowPort = port + 2;

const server = (at: number) => ({
  url: `http://localhost:${at}`,
  env: { PORT: String(at) },
  reuseExistingServer: false,
  timeout: 120_000,
});

/** Journeys on the production build, served like on the host. `tools/test.mjs` selects the browser. */
export default defineConfig<object, Browsers>({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // The retry records a trace, and `npm test` repeats what passed only then.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // A server that tests is up to three times slower than a laptop. What comes does not wait for these.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    // Journeys that need the worker enable it: every context would precache the whole site.
    serviceWorkers: 'block',
    // Traces of every try would take a sixth of the run.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: false },
    launchOptions: {
      ...(process.env.LIFELINE_BROWSER && { executablePath: process.env.LIFELINE_BROWSER }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: ['screenshots.spec.ts', 'firebase.spec.ts', 'working-day.spec.ts', 'slow/**'],
    },
    // Presses on a backend that answers after seconds.
    { name: 'slow', testMatch: 'slow/**', use: { baseURL: `http://localhost:${slowPort}` } },
    {
      // The story of three people, from an application to a lesson, in the oldest supported Chromium.
      name: 'oldest',
      testMatch: 'story.spec.ts',
      // Three people share one old browser that draws without a graphics card, beside another run.
      expect: { timeout: 30_000 },
      use: {
        isOldest: true,
        launchOptions: { executablePath: process.env.LIFELINE_OLDEST_BROWSER ?? '', args: ['--no-sandbox'] },
      },
    },
    // For review by people (`npm run screenshots`): they check nothing.
    { name: 'screenshots', testMatch: 'screenshots.spec.ts' },
  ],
  webServer: [
    { ...server(port), command: 'node tools/start.mjs' },
    { ...server(developmentPort), command: 'node tools/dev.mjs' },
    { ...server(slowPort), command: 'node tools/faults/serve-slow.mjs' },
  ],
});
