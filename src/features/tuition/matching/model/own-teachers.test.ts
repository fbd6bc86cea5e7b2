import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createSiteAccessPolicy } from '@/app/composition/backend/access-policy';
import { createEmbeddedBackend } from '@/shared/embedded';
import { newApplicationCode } from '../../../../../tests/samples/applications';
import { clearTutor, prepareApproval } from '../../../../../tests/samples/clearance';
import { documentsOf } from '../../../../../tests/policy/attempt';
import { findOwnTeachers } from './own-teachers';

const office = {
  id: 'office',
  email: 'office@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Esi',
};

/** A cleared tutor's documents, with the school of the application. */
function teacherAt(userId: string, school: string) {
  const ref = newApplicationCode();
  const [sent = []] = prepareApproval(ref, { kind: 'office', userId: 'office', name: 'Esi' });
  const documents = documentsOf([...sent, ...clearTutor(userId, ref)]);
  const path = `tutorApplications/${ref}`;
  const application = documents[path] ?? {};
  const declarations = {
    ...(application.declarations as object),
    worksInPublicSchool: school !== '',
    school,
  };
  return { ...documents, [path]: { ...application, declarations } };
}

it('finds the tutors who named the school of the learner, for the office alone', async () => {
  const backend = await createEmbeddedBackend({
    name: 'own-teachers',
    policy: createSiteAccessPolicy({ canVerify: false }),
    demoAccounts: [office],
    sampleDocuments: () => ({
      'roles/office': { role: 'admin', name: 'Esi' },
      ...teacherAt('kofi', 'Adenta Community M/A School'),
      ...teacherAt('esi', 'Labone Presby'),
      ...teacherAt('yaw', ''),
    }),
    passwordIterations: 10,
  });
  const asked = { schools: ['Adenta JHS', 'Labone Methodist'], tutorIds: ['esi', 'kofi', 'yaw', 'nobody'] };
  await expect(findOwnTeachers(backend.documents, asked)).rejects.toMatchObject({ code: 'unauthenticated' });
  await backend.auth.signIn(office);
  expect(await findOwnTeachers(backend.documents, asked)).toEqual(['kofi']);
  backend.close();
});
