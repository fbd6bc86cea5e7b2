import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vitest.config';
import { inBrowser } from './vitest.firebase.config';

/** The desk of an office with ten years of records, on a Firestore server: `npm run measure:firebase`. */
export default defineConfig({
  ...mergeConfig(site, { resolve: inBrowser.resolve }),
  test: {
    ...inBrowser.test,
    include: ['tests/size/**/*.test.ts?(x)'],
    // Filling the database takes minutes.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
