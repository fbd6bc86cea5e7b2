import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import type { Documents } from './attempt';
import { acts, byPath, ownRef, ref, tutor, world } from './family-acts-cases';

let backend: EmbeddedBackend | null = null;
let count = 0;

async function open(documents: Documents): Promise<EmbeddedBackend> {
  count += 1;
  backend = await createEmbeddedBackend({
    name: `family-${count}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [tutor],
    sampleDocuments: () => documents,
    passwordIterations: 10,
  });
  return backend;
}

afterEach(() => backend?.close());

describe('a family with its code', () => {
  it.each(acts)('%s', async (_what, stored, actBy, led) => {
    const { documents } = await open(world(stored));
    const act = actBy(ref);
    expect(act.owner).toBe(ref);
    await documents.commit(act.writes);
    // A guest cannot read all records; check those readable with the code: tracking, or the offer.
    if (led === null) expect((await documents.get(act.record))?.state).toBe('planned');
    else if (led[0].startsWith('tuitionRequests'))
      expect((await documents.get(`tracking/${ref}`))?.state).toBe(led[1]);
    else expect((await documents.get(led[0]))?.state).toBe(led[1]);
  });

  it.each(byPath)('%s', async (_what, stored, actBy) => {
    const { documents } = await open(world(stored));
    await expect(documents.commit(actBy(ref).writes)).resolves.toBeUndefined();
  });
});

/** Either side may plan a lesson, each with its own proof. */
const familysAlone = acts.filter(([what]) => what !== 'plans the trial');

describe('a tutor who knows everything except the code', () => {
  it.each(familysAlone)('never %s', async (_what, stored, actBy) => {
    const { documents, auth } = await open(world(stored));
    await auth.signIn({ email: tutor.email, password: tutor.password });
    await expect(documents.commit(actBy(ownRef).writes)).rejects.toMatchObject({ code: 'forbidden' });
    const withoutProof = actBy(ownRef).writes.filter(({ path }) => !path.startsWith('tuitionRequests/'));
    await expect(documents.commit(withoutProof)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
