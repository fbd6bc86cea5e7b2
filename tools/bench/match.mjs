import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const tutorCount = 2000;
const offerCount = 6000;
const times = 21;

/**
 * Measures the ranking of 2,000 tutors with 6,000 offers, for which an officer waits.
 * @returns {Promise<Record<string, string | number>>}
 */
export async function benchMatch() {
  const source = fileURLToPath(new URL('../../src', import.meta.url));
  const jiti = createJiti(import.meta.url, { alias: { '@': source }, jsx: true });
  const { createMatchRecords, rankTutors } = /** @type {typeof import('./match-records')} */ (
    await jiti.import('./match-records.ts')
  );
  const { request, tutors, offers, now } = createMatchRecords(tutorCount, offerCount);
  const took = [];
  let matches = 0;
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    matches = rankTutors(request, tutors, { all: offers, ofRequest: offers.slice(0, 4) }, now).matches.length;
    took.push(performance.now() - start);
  }
  const sorted = took.toSorted((one, other) => one - other);
  return {
    tutors: tutorCount,
    offers: offerCount,
    matches,
    'first ms': (took[0] ?? 0).toFixed(1),
    'median ms': (sorted[Math.floor(times / 2)] ?? 0).toFixed(1),
    'slowest ms': (sorted.at(-1) ?? 0).toFixed(1),
    goal: '50 ms',
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table([await benchMatch()]);
