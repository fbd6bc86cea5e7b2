import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countJourneys, countUnits, failedTests, flakyJourneys, slowestTests } from './test-reports.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lifeline-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, report: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const units = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 0,
  testResults: [
    {
      name: '/lifeline/src/drafts.test.ts',
      assertionResults: [
        { fullName: 'a draft is kept', status: 'failed', duration: 1240 },
        { fullName: 'skipped', status: 'pending' },
      ],
    },
  ],
};

const journeys = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      title: 'parent.spec.ts',
      specs: [
        {
          title: 'asks for a tutor',
          file: 'parent.spec.ts',
          line: 12,
          tests: [{ status: 'flaky', results: [{ duration: 4000 }, { duration: 500 }] }],
        },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'goes back',
              file: 'parent.spec.ts',
              line: 40,
              tests: [{ status: 'expected', results: [{ duration: 90 }] }],
            },
          ],
        },
      ],
    },
  ],
};

it('counts units', () => {
  expect(countUnits(write('unit.json', units))()).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

it('counts a flaky journey as failed', () => {
  expect(countJourneys(write('journeys.json', journeys))()).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

it('counts a check without a report as failed', () => {
  expect(countUnits(join(folder, 'none.json'))()).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countJourneys(join(folder, 'none.json'))()).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('names the slowest tests of all reports', () => {
  const files = [write('unit.json', units), write('journeys.json', journeys), join(folder, 'none.json')];
  expect(slowestTests(files)).toEqual([
    { name: 'parent.spec.ts › asks for a tutor', seconds: 4.5 },
    { name: 'drafts.test.ts › a draft is kept', seconds: 1.2 },
    { name: 'on a phone › goes back', seconds: 0.1 },
    { name: 'drafts.test.ts › skipped', seconds: 0 },
  ]);
});

it('names the failed tests of all reports, flaky journeys included', () => {
  const files = [write('unit.json', units), write('journeys.json', journeys), join(folder, 'none.json')];
  expect(failedTests(files)).toEqual([
    'drafts.test.ts › a draft is kept',
    'parent.spec.ts › asks for a tutor',
  ]);
});

it('names the flaky journeys and their places', () => {
  expect(flakyJourneys(write('journeys.json', journeys))).toEqual([
    { name: 'parent.spec.ts › asks for a tutor', place: 'parent.spec.ts:12' },
  ]);
  expect(flakyJourneys(join(folder, 'none.json'))).toEqual([]);
});
