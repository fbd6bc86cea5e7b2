import { expect, it, vi } from 'vitest';
import type { TuitionRequest } from '@/entities/tuition-request';
import { builtFacts } from '@/shared/office-facts';
import { createRequestRows } from './request-row';

const request = (town: string) =>
  ({
    ref: 'LL-T4TR8QX2NHM6DB',
    state: 'submitted',
    createdAt: '2026-03-09T12:00:00Z',
    movedAt: '2026-03-09T12:00:00Z',
    isSample: false,
    lessons: { schoolClass: 'jhs-2', prioritySubject: 'science', hours: ['tue-evening', 'sat-morning'] },
    place: { region: 'GH-AA', town },
  }) as unknown as TuitionRequest;

const translate = (key: string) => key.split('.')[1] ?? '';

it('describes a request in words, with the region when there is no town', () => {
  const toRow = createRequestRows(translate, builtFacts);
  const row = toRow(request('Adenta'));
  expect(row).toMatchObject({
    learner: 'jhs-2',
    subject: 'science',
    area: 'Adenta',
    region: 'GH-AA',
    searchable: 'll-t4tr8qx2nhm6db jhs-2 science adenta gh-aa',
  });
  expect(row.hours()).toBe('tue evening, sat morning');
  expect(toRow(request('')).area).toBe('GH-AA');
});

it('is computed once for a request, and each word is looked up once', () => {
  const asked = vi.fn(translate);
  const toRow = createRequestRows(asked, builtFacts);
  const one = request('Adenta');
  expect(toRow(one)).toBe(toRow(one));
  const count = asked.mock.calls.length;
  toRow(request('Madina'));
  expect(asked).toHaveBeenCalledTimes(count);
});
