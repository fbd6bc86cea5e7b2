import { findBrowser } from '../browser.mjs';
import { buildIfNeeded, root } from '../ready.mjs';
import { serve } from '../serve.mjs';
import { performActs } from './acts.mjs';
import { sendTexts } from './drafts.mjs';
import { sendEnquiries } from './enquiries.mjs';
import { createFaultyNetwork, createRandom } from './faulty-network.mjs';
import { sendPapers } from './papers.mjs';
import { createPhone } from './phone.mjs';

/** @param {string} name @param {number} otherwise */
const option = (name, otherwise) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? otherwise : Number(given.slice(name.length + 3));
};

/** Selected parts; all by default. */
const wanted = process.argv.find((argument) => argument.startsWith('--parts='))?.slice('--parts='.length);
const runs = option('runs', 40);
const seed = option('seed', Date.now() % 1_000_000);
const link = createFaultyNetwork(createRandom(seed + 1));

const executable = await findBrowser();
if (executable === null) throw new Error('no browser was found; name one in LIFELINE_BROWSER');
const folder = buildIfNeeded('faults');
const server = await serve({ root, port: 0, folder, answer: link.answer });
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const phone = await createPhone(executable, `http://localhost:${port}`);

/** @type {Record<string, number>} */
const counts = {};
/** @type {string[]} */
const problems = [];
/** @type {import('./phone.mjs').World} */
const world = {
  ...{ phone, link, seed, random: createRandom(seed) },
  report: (problem) => void problems.push(problem),
  count: (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
  },
};

const startedAt = Date.now();
// Loads the demo's records before counting.
link.become('well');
const first = await phone.open('/tutorPage');
await first
  .getByText(/^\d+ tutors?\./)
  .first()
  .waitFor();
await first.close();

/** Parts of the run. A failing part is reported, and the others continue. */
const parts = {
  enquiries: () => sendEnquiries(world, runs),
  texts: () => sendTexts(world),
  papers: () => sendPapers(world),
  acts: () => performActs(world, runs),
};
/** @param {unknown} cause */
const reportCause = (cause) =>
  world.report(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
/** @type {((page: import('@playwright/test').Page) => Promise<void>)[]} */
const checks = [];
for (const [name, part] of Object.entries(parts)) {
  if (wanted !== undefined && !wanted.split(',').includes(name)) continue;
  const check = await part().catch(reportCause);
  if (check) checks.push(check);
  await phone.closeTabs().catch(reportCause);
}

// With a working network everything must be sent without help.
link.become('well');
const page = await phone.open('/');
await phone.settle(page);
for (const check of checks) await check(page).catch(reportCause);

await phone.remove();
server.closeAllConnections();
server.close();

console.log(`\nseed ${seed}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
console.table(link.counts);
console.table(counts);
for (const problem of problems) console.log(`- ${problem}`);
console.log(
  problems.length === 0
    ? 'Everything exactly once, nothing lost, no screen said more than is so.'
    : `${problems.length} problems.`,
);
process.exit(problems.length === 0 ? 0 : 1);
