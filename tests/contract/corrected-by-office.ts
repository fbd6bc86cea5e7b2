import { expect } from 'vitest';
import { createChangeId, type Staff } from '../../src/entities/change-log';
import { parseTutor, tutorPath, type Tutor } from '../../src/entities/tutor';
import { correctProfile } from '@/features/admin/people/model/correct-profile';
import type { BackendPort } from '@/shared/backend';
import type { Correction } from '@/shared/correction';
import { mark } from './person-texts';

/**
 * The office corrects fields of the tutor's profile, personal ones too. What it saw earlier does not
 * overwrite what is stored now.
 */
export async function correctedByOffice(backend: BackendPort, userId: string, by: Staff): Promise<void> {
  const read = async () => parseTutor(userId, (await backend.documents.get(tutorPath(userId))) ?? {});
  const correct = (tutor: Tutor, correction: Correction, actionId = createChangeId()) =>
    correctProfile(backend, { tutor, correction, by, actionId });
  const first = await read();
  const towns = { field: 'towns', to: `${mark} Hills`, reason: 'asked' } as const;
  const actionId = createChangeId();
  await correct(first, towns, actionId);
  // The same press again, after a lost answer. The tests of Firebase load the adapter's modules once for each
  // tab, so its errors are of another class than the one that `submitOnce` knows.
  await correct(first, towns, actionId).catch((cause: unknown) =>
    expect(cause).toMatchObject({ code: 'already-exists' }),
  );
  const about = { field: 'about', to: `${mark} is me`, reason: 'unsuitable' } as const;
  await expect(correct(first, about)).rejects.toMatchObject({ code: 'forbidden' });
  await correct(await read(), about);
  // Codes are compared one by one, so a change elsewhere is no hindrance.
  await correct(first, { field: 'subjects', to: ['science', 'french'], reason: 'mistyped' });
  expect(await read()).toMatchObject({
    towns: towns.to,
    about: about.to,
    subjects: ['science', 'french'],
    levels: first.levels,
  });
}
