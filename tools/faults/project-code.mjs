import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

/** Imports TypeScript modules of the site and its journeys. */

const file = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const jiti = createJiti(import.meta.url, { alias: { '@': file('../../src') } });

/** Records of a family. */
export const family = /** @type {typeof import('../../e2e/support/family')} */ (
  await jiti.import('../../e2e/support/family.ts')
);

/** Writes records into the embedded backend. */
export const records = /** @type {typeof import('../../e2e/support/records')} */ (
  await jiti.import('../../e2e/support/records.ts')
);

/** Fills in an application. */
export const application = /** @type {typeof import('../../e2e/support/application')} */ (
  await jiti.import('../../e2e/support/application.ts')
);

export const { createReferenceCode } =
  /** @type {typeof import('../../src/entities/reference-code/model/reference-code')} */ (
    await jiti.import('../../src/entities/reference-code/model/reference-code.ts')
  );
