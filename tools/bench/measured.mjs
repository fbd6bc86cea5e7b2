import { createJiti } from 'jiti';

/** What each action reads and writes in the database, as a test counts it. */
export async function readMeasured() {
  const { measuredRows } = /** @type {typeof import('../costs/costs-table')} */ (
    await createJiti(import.meta.url).import('../costs/costs-table.ts')
  );
  return measuredRows();
}
