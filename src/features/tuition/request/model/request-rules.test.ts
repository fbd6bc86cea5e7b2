import { describe, expect, it } from 'vitest';
import type { TuitionRequestInput } from '@/entities/tuition-request';
import { farthestStep, firstProblem, problemsOf } from '@/shared/form-wizard';
import { completeRequest, createRequestRules, emptyRequest } from './request-rules';
import { requestSteps } from './request-steps';

const today = () => new Date('2026-11-21T10:00:00Z');
const rules = createRequestRules(today, (region) => region === 'GH-UW');
const farthest = (values: TuitionRequestInput) => farthestStep(rules, requestSteps, values);

const filled: TuitionRequestInput = {
  ...emptyRequest,
  relation: 'parent',
  learnerName: 'Kojo',
  learnerGender: 'boy',
  learnerAge: '13',
  schoolClass: 'jhs-2',
  subjects: ['mathematics', 'science'],
  prioritySubject: 'mathematics',
  hours: ['tue-evening'],
  where: 'home',
  region: 'GH-AA',
  town: 'Adenta',
  digitalAddress: 'ga 183 8164',
  startDate: '2026-12-01',
  budget: 'GH₵60',
  trialPresence: true,
  guardianName: 'Ama Mensah',
  phone: '024 123 4567',
  contactBy: 'whatsapp',
  consent: true,
};

describe('the wizard', () => {
  it('has every field of the request once', () => {
    expect(Object.values(rules.fieldsOf).flat().sort()).toEqual(Object.keys(emptyRequest).sort());
  });

  it('opens a step only when the previous ones are complete', () => {
    expect(farthest(emptyRequest)).toBe('who');
    expect(farthest({ ...filled, prioritySubject: '' })).toBe('lessons');
    expect(farthest({ ...filled, consent: false })).toBe('send');
    expect(farthest(filled)).toBe('send');
  });

  it.each<[string, Partial<TuitionRequestInput>, string, string]>([
    ['nobody is named', { relation: '' }, 'who', 'relation'],
    ['the age is no number', { learnerAge: 'ten' }, 'who', 'learnerAge'],
    ['a need is said but not told', { hasNeed: 'yes', need: ' ' }, 'who', 'need'],
    ['no subject is chosen', { subjects: [] }, 'lessons', 'subjects'],
    [
      'the first subject is not among the chosen',
      { prioritySubject: 'french' },
      'lessons',
      'prioritySubject',
    ],
    ['no hour suits', { hours: [] }, 'lessons', 'hours'],
    ['the office takes no requests there now', { region: 'GH-UW' }, 'place', 'region'],
    ['lessons at home have no town', { town: '' }, 'place', 'town'],
    ['the first day is past', { startDate: '2026-11-20' }, 'place', 'startDate'],
    ['nobody will be there', { trialPresence: false }, 'place', 'trialPresence'],
    ['the phone has letters', { phone: '024 ABC' }, 'reach', 'phone'],
    ['email is asked for but not given', { contactBy: 'email' }, 'reach', 'email'],
    ['nobody consents', { consent: false }, 'send', 'consent'],
  ])('names the incomplete step when %s', (_what, change, step, field) => {
    const values = { ...filled, ...change };
    expect(farthest(values)).toBe(step);
    expect(firstProblem(rules, requestSteps.find(step) ?? 'who', values)).toBe(field);
  });

  it('asks for no priority with one subject, and takes that subject', () => {
    const values = { ...filled, subjects: ['science' as const], prioritySubject: '' as const };
    expect(farthest(values)).toBe('send');
    expect(completeRequest(values, today).prioritySubject).toBe('science');
    // What was chosen of several before does not outlive its subject.
    expect(completeRequest({ ...values, prioritySubject: 'mathematics' }, today).prioritySubject).toBe(
      'science',
    );
  });

  it('names the subjects alone when none is chosen', () => {
    expect(problemsOf(rules, 'lessons', { ...filled, subjects: [], prioritySubject: '' })).toHaveLength(1);
  });

  it('requires no town for online lessons', () => {
    expect(firstProblem(rules, 'place', { ...filled, where: 'online', town: '' })).toBeNull();
  });

  it('converts typed values to the units of the record', () => {
    expect(completeRequest(filled, today)).toMatchObject({
      learnerAge: 13,
      lessonsPerWeek: 2,
      budget: 6000,
      phone: '+233241234567',
      digitalAddress: 'GA-183-8164',
    });
  });

  it('finds its steps by their names in the address', () => {
    expect([...requestSteps.names, 'other', null].map(requestSteps.find)).toEqual([
      ...requestSteps.names,
      null,
      null,
    ]);
  });
});
