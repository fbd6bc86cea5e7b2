import { expect, it } from 'vitest';
import { applicantPath } from '@/entities/tutor-application';
import { documentsOf } from '../../../../../tests/policy/attempt';
import { asOffice } from '../../../../../tests/policy/matrix-people';
import { newApplicationCode, sendApplication } from '../../../../../tests/samples/applications';
import { approveTutor } from '../../../../../tests/samples/offers';
import { readProfile, whatIsMissing } from './fill-from-profile';
import { emptyJobApplication } from './job-apply-draft';

const ref = newApplicationCode();
const profile = documentsOf(approveTutor('ama', asOffice('A')));
const stored = {
  ...profile,
  ...documentsOf(sendApplication(ref)),
  [applicantPath('ama')]: { ref, updatedAt: '2026-03-09T16:12:00.000Z' },
};

const reading = (documents: Readonly<Record<string, object>>) => ({
  get: (path: string) => Promise.resolve((documents[path] as Record<string, unknown> | undefined) ?? null),
});

it('reads what the profile and the own application know', async () => {
  expect(await readProfile(reading(stored), 'ama')).toMatchObject({
    name: 'Abena Serwaa Osei',
    phone: '+233244123456',
    email: 'abena@example.com',
    town: 'Madina',
    ntcLicence: 'PT/006655/2019',
  });
});

it('reads the profile alone where no application is linked', async () => {
  expect(Object.keys(await readProfile(reading(profile), 'ama')).sort()).toEqual([
    'qualification',
    'subjects',
    'years',
  ]);
});

it('fills only what is empty in the form and known', () => {
  const typed = { ...emptyJobApplication, name: 'Abena Osei', subjects: ['science'] };
  const known = { name: 'Abena Serwaa Osei', subjects: ['english'], town: 'Madina', ntcLicence: '' };
  expect(whatIsMissing(typed, known)).toEqual({ town: 'Madina' });
});
