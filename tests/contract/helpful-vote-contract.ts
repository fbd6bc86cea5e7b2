import { expect, it } from 'vitest';
import type { BackendPort } from '@/shared/backend';
import { helpfulVote, votePath } from '../samples/content';
import type { BackendUnderTest } from './backend-contract';

/**
 * Contract of votes on answers: anybody casts one, once; the office counts them.
 * @param current returns the backend of the running test
 */
export function describeHelpfulVoteContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  it(`${name}: a vote on an answer counts once, for the office`, async () => {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    const count = (vote: string) =>
      documents.count({
        collection: 'helpful',
        where: [
          { field: 'question', equals: 'cost' },
          { field: 'vote', equals: vote },
        ],
        limit: 300,
      });
    await documents.commit([helpfulVote('no')]);
    // The device did not hear the answer, and sends it again.
    await expect(documents.commit([helpfulVote('no')])).rejects.toMatchObject({ code: 'already-exists' });
    await expect(documents.commit([helpfulVote('yes')])).rejects.toMatchObject({ code: 'already-exists' });
    await expect(count('no')).rejects.toMatchObject({ code: 'unauthenticated' });

    await auth.signIn(admin);
    expect(await count('no')).toBe(1);
    expect(await count('yes')).toBe(0);
    expect(await documents.get(votePath)).toEqual({ question: 'cost', vote: 'no' });
  });
}
