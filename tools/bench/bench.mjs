import { findBrowser } from '../browser.mjs';
import { buildIfNeeded, installIfNeeded, root } from '../ready.mjs';

/**
 * Benchmarks the built site: `npm run bench`, or `npm run bench -- --runs=1 --pages=/,/faq`. Never fails;
 * tools/check-budgets.mjs enforces limits.
 */
installIfNeeded();
const { serve } = await import('../serve.mjs');
const { createAuditor } = await import('./lighthouse.mjs');
const { median } = await import('./median.mjs');
const { measureInteractions } = await import('./interactions.mjs');
const { measureRouteChange } = await import('./route-change.mjs');
const { writeScriptless } = await import('./variants.mjs');

const option = (/** @type {string} */ name, /** @type {string} */ fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback;
const runs = Number(option('runs', '5'));
const pages = option('pages', '/,/tuition,/faq,/jobs,/practice').split(',');

const browserPath = await findBrowser();
if (browserPath === null) throw new Error('no browser to measure with');
const folders = { site: buildIfNeeded(), whole: buildIfNeeded('whole'), scriptless: writeScriptless(pages) };
const ports = { site: 4301, whole: 4302, scriptless: 4303 };
const servers = await Promise.all([
  serve({ root, port: ports.site, folder: folders.site }),
  serve({ root, port: ports.whole, folder: folders.whole }),
  serve({ root, port: ports.scriptless, folder: folders.scriptless }),
]);

const audit = await createAuditor(browserPath);
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const ms = (/** @type {number} */ value) => Math.round(value);

/** @type {Record<string, object>} */
const table = {};
for (const path of pages) {
  /** @type {Record<keyof typeof ports, import('./lighthouse.mjs').Audit[]>} */
  const audits = { site: [], whole: [], scriptless: [] };
  // Alternating, so that load on this machine affects all three alike.
  for (let index = 0; index < runs; index += 1) {
    for (const kind of /** @type {(keyof typeof ports)[]} */ (Object.keys(ports))) {
      audits[kind].push(await audit(`http://localhost:${ports[kind]}${path}`));
    }
  }
  const middle = (
    /** @type {keyof typeof ports} */ kind,
    /** @type {keyof import('./lighthouse.mjs').Audit} */ figure,
  ) => median(audits[kind].map((one) => one[figure]));
  table[path] = {
    perf: middle('site', 'performance'),
    a11y: middle('site', 'accessibility'),
    practices: middle('site', 'bestPractices'),
    seo: middle('site', 'seo'),
    'LCP ms': ms(middle('site', 'lcp')),
    'LCP without script': ms(middle('scriptless', 'lcp')),
    ratio: (middle('site', 'lcp') / middle('scriptless', 'lcp')).toFixed(2),
    'TBT ms': ms(middle('site', 'tbt')),
    'TBT in one piece': ms(middle('whole', 'tbt')),
    CLS: middle('site', 'cls').toFixed(3),
    'kB in all': kilobytes(middle('site', 'total')),
    'kB scripts': kilobytes(middle('site', 'scripts')),
    'kB document': kilobytes(middle('site', 'document')),
  };
  console.log(path, table[path]);
}
console.log(
  `\nLighthouse, phone, median of ${runs}; goals: perf 99, others 100, LCP ratio 1.2, TBT 100 ms and a quarter`,
);
console.log('of one piece, CLS 0, 180 kB in all, 120 kB scripts, 14 kB document (as sent, brotli)');
console.table(table);

for (const slowdown of [1, 4]) {
  const time = await measureRouteChange({
    baseUrl: `http://localhost:${ports.site}`,
    browserPath,
    runs,
    slowdown,
  });
  console.log(`Route change to the new heading, CPU slowed ${slowdown} times: ${ms(time)} ms (goal: 100 ms)`);
}

const interactions = await measureInteractions({
  baseUrl: `http://localhost:${ports.site}`,
  browserPath,
  runs,
  slowdown: 4,
});
console.log('\nLongest interaction of an act, CPU slowed 4 times, median in ms (goal: 100 ms)');
console.table(interactions);

const { benchDesk } = await import('./desk.mjs');
console.log('\nThe desk with 10,000 requests');
console.table(await benchDesk({ baseUrl: `http://localhost:${ports.site}`, browserPath }));

const { benchMatch } = await import('./match.mjs');
console.log('\nRanking tutors for a request');
console.table([await benchMatch()]);

const { benchSolved } = await import('./solved.mjs');
console.log('\nSearching 5,000 solved questions');
console.table([await benchSolved()]);

const { readMeasured } = await import('./measured.mjs');
const counted = await readMeasured();
console.log('\nReads of the database per action, without and with the roles that the rules look up');
console.table(counted.reads);
console.log('Writes per action, and documents that the rules read to allow them');
console.table(counted.writes);

for (const server of servers) server.close();
