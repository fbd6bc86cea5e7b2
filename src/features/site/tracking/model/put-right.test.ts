import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  correctableOfConsent,
  correctableOfGuardian,
  correctableOfRequest,
} from '@/entities/tuition-request';
import { putRightOf, standingOf, type Following } from './put-right';

const topic = { kind: 'tuition', schoolClass: 'jhs-3', subject: 'science' } as const;
const corrected = (at: string, field?: string) => ({
  what: 'corrected',
  at: `2026-11-${at}:00.000Z`,
  ...(field !== undefined && { field }),
});
const learner: Following['learner'] = {
  subjects: ['science', 'french'],
  hours: ['sat-morning'],
  perWeek: 2,
  startDate: '2026-12-01',
};

describe('what the office put right', () => {
  const steps = [
    { what: 'submitted', at: '2026-11-20T08:00:00.000Z' },
    corrected('21T08:00'),
    corrected('27T09:00', 'place.town'),
    corrected('28T09:00', 'lessons.hours'),
    corrected('28T10:00', 'lessons.prioritySubject'),
    corrected('28T11:00', 'lessons.hours'),
  ];

  it('is told by day, each field once, the newest first', () => {
    expect(putRightOf({ steps }, new Date('2026-11-29T08:00:00Z'))).toEqual([
      { at: '2026-11-28T11:00:00.000Z', fields: ['lessons.hours', 'lessons.prioritySubject'] },
      { at: '2026-11-27T09:00:00.000Z', fields: ['place.town'] },
    ]);
  });

  it('is told for two weeks', () => {
    expect(putRightOf({ steps }, new Date('2026-12-12T10:30:00Z'))).toHaveLength(1);
    expect(putRightOf({ steps }, new Date('2026-12-12T11:30:00Z'))).toEqual([]);
  });

  it('has words for every field that the office may correct', () => {
    const { putRight } = JSON.parse(readFileSync('locales/en/family.json', 'utf8')) as {
      readonly putRight: { readonly fields: Readonly<Record<string, unknown>> };
    };
    for (const { coded, personal } of [correctableOfRequest, correctableOfGuardian, correctableOfConsent])
      for (const field of [...coded, ...personal])
        expect(
          field
            .split('.')
            .reduce<unknown>((of, part) => (of as Record<string, unknown>)[part], putRight.fields),
          field,
        ).toEqual(expect.any(String));
  });
});

describe('what stands now', () => {
  const at = '2026-11-28T11:00:00.000Z';
  const fields = [
    ...['lessons.schoolClass', 'lessons.hours', 'lessons.budget'],
    ...['learner.name', 'guardian.phone', 'place.town'],
  ];

  it('is said of class and first subject, and of what a following offer says', () => {
    expect(standingOf(topic, { at, fields }, undefined)).toEqual([
      { field: 'lessons.schoolClass', value: 'jhs-3' },
    ]);
    expect(standingOf(topic, { at, fields }, { updatedAt: at, learner })).toEqual([
      { field: 'lessons.schoolClass', value: 'jhs-3' },
      { field: 'lessons.hours', value: ['sat-morning'] },
    ]);
  });

  it('is not said of an offer that has not followed yet', () => {
    const before = { updatedAt: '2026-11-28T10:59:59.000Z', learner };
    expect(standingOf(topic, { at, fields: ['lessons.hours'] }, before)).toEqual([]);
  });
});
