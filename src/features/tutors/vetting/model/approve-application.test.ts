import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '@/app/composition/backend/access-policy';
import { logChange, logTransition } from '@/entities/change-log';
import {
  applicationEvidence,
  evidenceRecorded,
  methodsOf,
  outcomesOf,
  parseEvidence,
  recordEvidence,
  requiredEvidence,
  tutorEvidence,
} from '@/entities/vetting/evidence';
import { describeSelf, rolePath } from '@/entities/person';
import { trackTransition } from '@/entities/tracking';
import { parseTutor, tutorPath } from '@/entities/tutor';
import {
  applicantPath,
  linkApplicant,
  parseTutorApplication,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import { BackendFailure, serverTime, type DocumentsPort } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { newApplicationCode, sendApplication } from '../../../../../tests/samples/applications';
import { approveApplication } from './approve-application';
import { changeRole } from '@/features/admin/people/model/change-role';
import { correctProfile } from '@/features/admin/people/model/correct-profile';

const office = {
  id: 'office',
  email: 'office@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Esi',
};
const abena = { email: 'Abena@Example.com', password: 'three words here', displayName: 'Abena Osei' };
const by = { kind: 'office', userId: 'office', name: 'Esi' } as const;

const photo = {
  id: '0b9c7c2e-7b51-4b8e-9b0e-0d1f2b3c4d5e',
  kind: 'photo',
  name: 'me.jpg',
  type: 'image/jpeg',
  size: 800_000,
} as const;

let backend: EmbeddedBackend;
let count = 0;

beforeEach(async () => {
  count += 1;
  backend = await createEmbeddedBackend({
    name: `approve-${count}`,
    policy: createSiteAccessPolicy({ canVerify: false }),
    demoAccounts: [office],
    sampleDocuments: () => ({ 'roles/office': { role: 'admin', name: 'Esi' } }),
    passwordIterations: 10,
  });
});
afterEach(() => backend.close());

/** Creates an application with all checks passed, and the applicant's account unless it has applied. */
async function prepare(applied = false) {
  const { auth, documents, files } = backend;
  const ref = newApplicationCode();
  const record = tutorApplicationPath(ref);
  await auth.signOut();
  const sent = applied ? { ...photo, id: '1b9c7c2e-7b51-4b8e-9b0e-0d1f2b3c4d5e' } : photo;
  await documents.commit(sendApplication(ref, [sent]));
  await files.put(
    { id: sent.id, owner: record, name: sent.name, type: sent.type },
    new Uint8Array(sent.size).fill(3),
  );
  const user = await (applied ? auth.signIn(abena) : auth.signUp(abena));
  if (!applied) {
    const self = describeSelf(user, null);
    if (self) await documents.commit([self]);
    await documents.commit([linkApplicant(user.id, ref, true)]);
    expect((await documents.get(record))?.state).toBe('submitted');
  }
  await auth.signOut();

  await auth.signIn(office);
  let from = 'submitted';
  for (const [event, to] of [
    ['screening.started', 'screening'],
    ['interview.planned', 'interview'],
    ['interview.passed', 'onboarding'],
  ] as const) {
    const id = crypto.randomUUID();
    await documents.commit([
      ...logTransition({ id, by, record, event, from, to }),
      trackTransition(ref, id, to),
    ]);
    from = to;
  }
  for (const kind of requiredEvidence) {
    const id = crypto.randomUUID();
    const [outcome = 'seen'] = outcomesOf(kind);
    const [method = 'photo'] = methodsOf(kind);
    const item = { kind, outcome, method, date: '2026-03-01', expiry: '', words: 'Seen in the office.' };
    await documents.commit([
      { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
      recordEvidence(applicationEvidence(record), id, by, item),
      logChange({ id, by, record, event: evidenceRecorded }),
    ]);
  }
  const read = async () => ({
    application: parseTutorApplication(ref, (await documents.get(record)) ?? {}),
    evidence: (await documents.list({ collection: applicationEvidence(record) })).map(({ id, data }) =>
      parseEvidence(id, data),
    ),
    person: { id: user.id, name: 'Abena Osei' },
    by,
  });
  return { ref, user, read };
}

describe('the approval of an application', () => {
  it('creates a profile, copies the checks, gives the role and ends the application', async () => {
    const { documents } = backend;
    const { ref, user, read } = await prepare();
    await approveApplication(backend, await read());

    const tutor = parseTutor(user.id, (await documents.get(tutorPath(user.id))) ?? {});
    expect(tutor).toMatchObject({
      name: 'Abena O.',
      state: 'active',
      price: 7000,
      languages: ['english', 'ga'],
    });
    expect(tutor.evidence.map(({ kind }) => kind)).toEqual(requiredEvidence);
    // The photo is public, the documents are not.
    await backend.auth.signOut();
    expect((await backend.files.get(tutor.photo))?.bytes).toHaveLength(photo.size);
    await expect(backend.files.get(photo.id)).rejects.toMatchObject({ code: 'unauthenticated' });
    await backend.auth.signIn(office);
    expect(JSON.stringify(tutor)).not.toContain('Seen in the office.');
    expect(await documents.list({ collection: tutorEvidence(user.id) })).toHaveLength(
      requiredEvidence.length,
    );
    expect(await documents.get(rolePath(user.id))).toMatchObject({ role: 'tutor', name: 'Abena Osei' });
    expect(await documents.get(tutorApplicationPath(ref))).toMatchObject({ state: 'approved' });
    const log = await documents.list({ collection: 'changeLog' });
    expect(log.filter(({ data }) => data.event === 'tutor.approved')).toHaveLength(1);
    // The code grants access to the application, so it must not appear in an ID.
    const publicly = [tutor, ...log.map(({ id }) => id)];
    expect(JSON.stringify(publicly).toLowerCase()).not.toContain(ref.toLowerCase());
  });

  it('resumes after an interruption at any step', async () => {
    const { ref, user, read } = await prepare();
    for (let stop = 1; stop < 20; stop += 1) {
      let commits = 0;
      const breaking: DocumentsPort = {
        ...backend.documents,
        get: (path) => backend.documents.get(path),
        list: (query) => backend.documents.list(query),
        commit: async (writes) => {
          commits += 1;
          // Each attempt completes one commit.
          if (commits > 1) throw new BackendFailure('offline', 'the network went');
          await backend.documents.commit(writes);
        },
      };
      await approveApplication({ documents: breaking, files: backend.files }, await read()).catch(
        () => undefined,
      );
      if ((await read()).application.state === 'approved') break;
    }
    expect(await backend.documents.get(tutorApplicationPath(ref))).toMatchObject({ state: 'approved' });
    expect(await backend.documents.list({ collection: tutorEvidence(user.id) })).toHaveLength(
      requiredEvidence.length,
    );
  });

  it('changes nothing of a tutor by a second application', async () => {
    const first = await prepare();
    await approveApplication(backend, await first.read());
    const second = await prepare(true);
    const stored = () => backend.documents.get(tutorPath(first.user.id));
    const before = await stored();
    await expect(approveApplication(backend, await second.read())).rejects.toMatchObject({ code: 'invalid' });
    expect(await stored()).toEqual(before);
    expect((await second.read()).application.state).toBe('onboarding');
  });

  it('makes nobody a tutor who has withdrawn the application meanwhile', async () => {
    const { documents } = backend;
    const { ref, user, read } = await prepare();
    const shown = await read();
    await backend.auth.signOut();
    const id = crypto.randomUUID();
    const event = 'application.withdrawn';
    await documents.commit([
      ...logTransition({
        id,
        by: { kind: 'code-holder' },
        record: tutorApplicationPath(ref),
        event,
        from: 'onboarding',
        to: 'withdrawn',
      }),
      trackTransition(ref, id, 'withdrawn'),
    ]);
    await backend.auth.signIn(office);
    await expect(approveApplication(backend, shown)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await documents.get(tutorPath(user.id))).toBeNull();
    expect(await documents.get(rolePath(user.id))).toBeNull();
  });

  it('hides the profile when the role is revoked, and restores it as paused', async () => {
    const { documents } = backend;
    const { user, read } = await prepare();
    await approveApplication(backend, await read());
    const change = { userId: user.id, name: 'Abena Osei', isFirst: false, by } as const;
    const state = async () => (await documents.get(tutorPath(user.id)))?.state;
    await changeRole(documents, { ...change, from: 'tutor', to: 'none', actionId: 'taken' });
    expect(await state()).toBe('suspended');
    await backend.auth.signOut();
    await expect(documents.get(tutorPath(user.id))).rejects.toMatchObject({ code: 'unauthenticated' });
    await backend.auth.signIn(office);
    await changeRole(documents, { ...change, from: 'none', to: 'tutor', actionId: 'given' });
    expect(await state()).toBe('paused');
    expect(await documents.get(rolePath(user.id))).toMatchObject({ role: 'tutor' });
  });

  it('keeps the role of an administrator', async () => {
    const { read } = await prepare();
    const asOffice = { ...(await read()), person: { id: 'office', name: 'Esi' } };
    await expect(approveApplication(backend, asOffice)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('the owner of an application', () => {
  it('is recognized by its code together with the same email, and by nothing else', async () => {
    const { documents, auth } = backend;
    const ref = newApplicationCode();
    await documents.commit(sendApplication(ref));
    const kofi = await auth.signUp({ ...abena, email: 'kofi@example.com' });
    await expect(documents.commit([linkApplicant(kofi.id, ref, true)])).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(documents.get(tutorApplicationPath(ref))).rejects.toMatchObject({ code: 'forbidden' });
    await auth.signOut();
    const { id } = await auth.signUp(abena);
    await documents.commit([linkApplicant(id, ref, true)]);
    expect(await documents.get(applicantPath(id))).toMatchObject({ ref });
    expect(await documents.get(tutorApplicationPath(ref))).toMatchObject({ state: 'submitted' });
  });

  it('publishes a photo that is deleted once the office takes it off the profile', async () => {
    const { documents, files } = backend;
    const { user, read } = await prepare();
    await approveApplication(backend, await read());
    const profile = async () => parseTutor(user.id, (await documents.get(tutorPath(user.id))) ?? {});
    const tutor = await profile();
    const press = { tutor, by, actionId: crypto.randomUUID() };
    const correction = { field: 'photo', to: '', reason: 'asked' } as const;
    await correctProfile(backend, { ...press, correction });
    // The same press again, after a lost answer.
    await correctProfile(backend, { ...press, correction });
    expect((await profile()).photo).toBe('');
    expect(await files.get(tutor.photo)).toBeNull();
    expect(await files.get(photo.id)).not.toBeNull();
  });
});
