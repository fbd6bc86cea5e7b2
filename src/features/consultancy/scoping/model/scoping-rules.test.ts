import { describe, expect, it } from 'vitest';
import type { ScopingInput } from '@/entities/consultancy/consultation';
import { farthestStep, firstProblem } from '@/shared/form-wizard';
import { completeScoping, createScopingRules, emptyScoping } from './scoping-rules';
import { scopingSteps } from './scoping-steps';

const today = () => new Date('2026-11-21T10:00:00Z');
const rules = createScopingRules(today);

const filled: ScopingInput = {
  ...emptyScoping,
  needs: ['results'],
  resultsExam: 'bece',
  resultsTrend: 'falling',
  schoolName: 'Adenta Community School',
  kind: 'public',
  levels: ['jhs'],
  region: 'GH-AA',
  town: 'Adenta',
  pupils: 'up-to-300',
  teachers: 'up-to-25',
  firstDay: '2026-12-01',
  firstPart: 'morning',
  way: 'phone',
  decides: 'head',
  name: 'Akua Boateng',
  position: 'Headteacher',
  phone: '024 123 4567',
  consent: true,
};

describe('the scoping form', () => {
  it('has every field once', () => {
    expect(Object.values(rules.fieldsOf).flat().sort()).toEqual(Object.keys(emptyScoping).sort());
  });

  it('opens a step only when the previous ones are complete', () => {
    expect(farthestStep(rules, scopingSteps, emptyScoping)).toBe('need');
    expect(farthestStep(rules, scopingSteps, { ...filled, town: '' })).toBe('school');
    expect(farthestStep(rules, scopingSteps, filled)).toBe('send');
  });

  it.each<[string, Partial<ScopingInput>, (typeof scopingSteps.names)[number], string]>([
    ['no need is chosen', { needs: [] }, 'need', 'needs'],
    ['a question of a need is not answered', { needs: ['results', 'systems'] }, 'need', 'systemsArea'],
    ['the wished day is past', { firstDay: '2026-11-20' }, 'dates', 'firstDay'],
    ['the end is before the beginning', { from: '2027-02-01', until: '2027-01-01' }, 'dates', 'until'],
    ['a second day has no time', { secondDay: '2026-12-02' }, 'dates', 'secondPart'],
    ['nobody is named', { name: '' }, 'contact', 'name'],
    ['nobody consents', { consent: false }, 'send', 'consent'],
  ])('names the field when %s', (_what, change, step, field) => {
    expect(firstProblem(rules, step, { ...filled, ...change })).toBe(field);
  });

  it('asks nothing of a need that is not chosen', () => {
    expect(firstProblem(rules, 'need', { ...filled, systemsArea: 'fees' })).toBeNull();
    expect(completeScoping(filled, today)).toMatchObject({ phone: '+233241234567', from: '' });
  });
});
