import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

/** What the run takes from the site and its journeys, which are TypeScript. */

const file = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const jiti = createJiti(import.meta.url, { alias: { '@': file('../../src') } });

/** What the records of a family look like. */
export const family = /** @type {typeof import('../../e2e/support/family')} */ (
  await jiti.import('../../e2e/support/family.ts')
);

/** Puts records into the embedded backend. */
export const records = /** @type {typeof import('../../e2e/support/records')} */ (
  await jiti.import('../../e2e/support/records.ts')
);

/** Fills in an application. */
export const application = /** @type {typeof import('../../e2e/support/application')} */ (
  await jiti.import('../../e2e/support/application.ts')
);

export const { createReferenceCode } = /** @type {typeof import('../../src/entities/reference-code')} */ (
  await jiti.import('../../src/entities/reference-code/index.ts')
);
