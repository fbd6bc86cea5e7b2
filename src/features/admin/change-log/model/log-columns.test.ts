import { expect, it } from 'vitest';
import type { Change } from '@/entities/change-log';
import { toCsv } from '@/shared/lib/csv';
import { logColumns, mayLeave, type LogWords } from './log-columns';

const words: LogWords = {
  titles: { what: 'What', record: 'Record', code: 'Code', before: 'Before', after: 'After', who: 'Who' },
  of: ({ event, by }) => ({ what: event, who: by.kind === 'code-holder' ? '' : by.name }),
  kind: (record) => record.split('/')[0] ?? '',
  state: ({ state = '' }) => String(state),
};

const change = (record: string, before: Change['before'], after: Change['after']): Change => ({
  id: 'c1',
  record,
  event: 'review.started',
  before,
  after,
  by: { kind: 'office', userId: 'ama', name: '=Ama' },
  at: '2026-11-28T10:00:00.000Z',
});

const csvOf = (...changes: readonly Change[]) =>
  toCsv(
    logColumns(words, (ref) => `${ref.slice(0, 7)}…`),
    changes.filter(mayLeave),
  );

it('shortens codes, and keeps ids that lead to a learner', () => {
  const csv = csvOf(
    change('tuitionRequests/LL-T0123456789ABC', { state: 'submitted' }, { state: 'reviewing' }),
    change('offers/6a0c2f4e-6a4b/lessons/l1', { state: 'taught' }, { state: 'confirmed' }),
  );
  expect(csv).toContain("review.started,tuitionRequests,LL-T012…,submitted,reviewing,'=Ama\r\n");
  expect(csv).toContain("review.started,offers,,taught,confirmed,'=Ama\r\n");
  expect(csv).not.toMatch(/6a0c2f4e|LL-T0123456789ABC/);
});

it('has no line of a report about a child, and nothing that a person wrote', () => {
  const csv = csvOf(
    change('concerns/LL-C0123456789ABC', { state: 'received' }, { state: 'called' }),
    change('concerns/LL-C0123456789ABC/notes/n1', {}, {}),
    change('tuitionRequests/LL-T0123456789ABC', { words: 'Adwoa cannot read' }, { words: 'x' }),
  );
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).not.toMatch(/LL-C|Adwoa/);
});
