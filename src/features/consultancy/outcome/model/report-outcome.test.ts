import { expect, it } from 'vitest';
import type { OutcomeContent } from '@/entities/consultancy/outcome';
import type { PendingWrite } from '@/shared/pending-writes';
import { refusedReportOf, reportOfSchool } from './report-outcome';

const content: OutcomeContent = {
  title: 'JHS 2 B',
  name: 'Efua Owusu',
  beforeOn: '2026-01-20',
  afterOn: '',
  planned: 12,
  held: '',
  minutes: 60,
  measures: [
    { name: 'Mathematics test', unit: 'marks', lowest: 0, highest: 100, better: 'higher' },
    { name: 'Days absent', unit: 'days', lowest: -5, highest: 60, better: 'lower' },
  ],
  pupils: [
    {
      number: 'P1',
      pairs: [
        { before: 40.5, after: null },
        { before: 3, after: -1 },
      ],
    },
  ],
};

const series = 'a3d1f0a6-2f6b-4bc5-9c34-0a4f3a5f6b01';

const refused = (write: ReturnType<typeof reportOfSchool>): PendingWrite => ({
  ...write,
  ...{ addedAt: '', place: 1, tries: 1, triedAt: '', state: 'refused', problem: 'already-exists' },
});

it('reads all that was typed from a refused correction', () => {
  const write = reportOfSchool({ ref: 'LL-S1', corrected: { series, version: 1 }, content });
  expect(refusedReportOf(refused(write))).toEqual({ id: write.id, series, version: 2, content });
});

it('reads a refused new report, which begins its own series', () => {
  const write = reportOfSchool({ ref: 'LL-S1', corrected: null, content });
  expect(refusedReportOf(refused(write))).toEqual({ id: write.id, series: write.id, version: 1, content });
});

it('finds no report in other writes', () => {
  const write = reportOfSchool({ ref: 'LL-S1', corrected: null, content });
  expect(refusedReportOf({ ...refused(write), writes: write.writes.slice(1) })).toBeNull();
});
