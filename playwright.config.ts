import { defineConfig } from '@playwright/test';

/** Another one lets two copies of the project be tested on one machine. */
const port = Number(process.env.LIFELINE_TEST_PORT ?? 4180);
const developmentPort = port + 1;

const server = (at: number) => ({
  url: `http://localhost:${at}`,
  env: { PORT: String(at) },
  reuseExistingServer: false,
  timeout: 120_000,
});

/** Journeys on the production build, served as the host serves it. `tools/test.mjs` names the browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    // Journeys with the worker say so: each context would bring the whole site along.
    serviceWorkers: 'block',
    // Pictures of every moment would take a third of the whole run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
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
    { name: 'journeys', testIgnore: ['screenshots.spec.ts', 'firebase.spec.ts'] },
    // For people to look at, by `npm run screenshots`: they check nothing.
    { name: 'screenshots', testMatch: 'screenshots.spec.ts' },
  ],
  webServer: [
    { ...server(port), command: 'node tools/start.mjs' },
    { ...server(developmentPort), command: 'node tools/dev.mjs' },
  ],
});
