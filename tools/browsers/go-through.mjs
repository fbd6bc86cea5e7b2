import { createPerson } from './person.mjs';

/**
 * Runs all journeys in one browser; a failure does not stop the others.
 * @param {() => Promise<import('./driver.mjs').Driver>} start
 * @param {import('./reported-site.mjs').ReportedSite} site
 * @param {readonly (readonly [name: string, journey: (world: import('./journeys.mjs').World) =>
 * Promise<void>])[]} journeys
 * @returns {Promise<{ version: string, outcomes: Record<string, string>, problems: string[] }>}
 */
export async function goThrough(start, site, journeys) {
  const driver = await start();
  /** @type {Record<string, string>} */
  const outcomes = {};
  /** @type {string[]} */
  const problems = [];
  const world = { person: createPerson(driver, site.origin), site, memory: new Map() };
  try {
    for (const [name, journey] of journeys) {
      const startedAt = Date.now();
      /** @type {string[]} */
      const failures = [];
      await journey(world).catch((cause) =>
        failures.push(cause instanceof Error ? cause.message : String(cause)),
      );
      failures.push(...site.takeProblems());
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      outcomes[name] = `${failures.length === 0 ? 'passed' : 'FAILED'}, ${seconds} s`;
      problems.push(...failures.map((failure) => `${driver.version}, ${name}: ${failure}`));
      console.log(`${driver.version}, ${name}: ${outcomes[name]}`);
    }
  } finally {
    await driver.quit();
  }
  return { version: driver.version, outcomes, problems };
}
