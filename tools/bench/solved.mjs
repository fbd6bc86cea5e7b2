import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createJiti } from 'jiti';
import { median } from './median.mjs';

const count = 5000;

/**
 * @template Made
 * @param {() => Made | Promise<Made>} work
 * @returns {Promise<readonly [made: Made, ms: number]>}
 */
async function time(work) {
  const start = performance.now();
  const made = await work();
  return [made, performance.now() - start];
}

/**
 * Measures the search of 5,000 solved questions: the size of its file, and how long a phone takes.
 * @returns {Promise<Record<string, string | number>>}
 */
export async function benchSolved() {
  const source = fileURLToPath(new URL('../../src', import.meta.url));
  const jiti = createJiti(import.meta.url, { alias: { '@': source }, jsx: true });
  const { createSolvedQuestions, createSolvedSearch, packSolvedQuestions } =
    /** @type {typeof import('./solved-questions')} */ (await jiti.import('./solved-questions.ts'));
  const solved = createSolvedQuestions(count);
  const file = JSON.stringify(packSolvedQuestions(solved));
  const [search, read] = await time(() => createSolvedSearch(JSON.parse(file)));
  const [, first] = await time(() => search.find('density of water', { subject: 'science' }));
  const [, whole] = await time(() => search.find('density of water'));
  for (const subject of new Set(solved.map((one) => one.subject))) await search.find('water', { subject });
  const took = [];
  const tookOfSubject = [];
  for (const { question, subject } of solved.filter((_one, index) => index % 50 === 0)) {
    took.push((await time(() => search.find(question)))[1]);
    tookOfSubject.push((await time(() => search.find(question, { subject })))[1]);
  }
  return {
    questions: count,
    'file kB': (file.length / 1000).toFixed(0),
    'gzip kB': (gzipSync(file, { level: 9 }).length / 1000).toFixed(0),
    'brotli kB (goal 300)': (brotliCompressSync(file).length / 1000).toFixed(0),
    'read ms': read.toFixed(0),
    'first of a subject ms': first.toFixed(0),
    'first of all ms': whole.toFixed(0),
    'median of all ms': median(took).toFixed(1),
    'slowest of all ms (goal 50)': Math.max(...took).toFixed(1),
    'slowest of a subject ms': Math.max(...tookOfSubject).toFixed(1),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table([await benchSolved()]);
