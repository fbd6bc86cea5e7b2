import { expect, it } from 'vitest';
import {
  englishHash,
  parseOverlayWords,
  wordingPath,
  wordOverlayPath,
} from '../../src/entities/content/wording';
import { codeHolder } from '../../src/entities/change-log';
import type { BackendPort } from '@/shared/backend';
import { office } from '../samples/records';
import { decideWording, newWordings, overlay, taken, unname, wordingId } from '../samples/wordings';
import type { BackendUnderTest } from './backend-contract';

/**
 * Contract of suggested words: anybody sends some, the office alone lists them and decides; what it accepts
 * everybody reads.
 * @param current returns the backend of the running test
 */
export function describeWordingContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  it(`${name}: suggested words reach the office, and accepted ones everybody`, async () => {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    await documents.commit(newWordings());
    // The device did not hear the answer, and sends them again.
    await expect(documents.commit(newWordings())).rejects.toMatchObject({ code: 'already-exists' });
    await expect(documents.list({ collection: 'wordings' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });

    await auth.signIn(admin);
    expect(await documents.list({ collection: 'wordings' })).toMatchObject([
      { id: wordingId, data: { state: 'suggested', key: 'home:heading', language: 'ha' } },
      { data: { key: 'faq:found', one: 'Amsa {{count}}' } },
    ]);
    const words = { 'home:heading': [englishHash('What do you need?'), 'Me kuke so?', 1] as const };
    await documents.commit([...decideWording('accepted', office, { ...taken }), overlay(1, words)]);
    // Somebody else decides about the same words, and of another version.
    await expect(
      documents.commit([...decideWording('declined', office, { answer: 'No.' }), overlay(1)]),
    ).rejects.toMatchObject({ code: expect.stringMatching(/forbidden|already-exists/) as string });
    await auth.signOut();
    expect(await documents.get(wordingPath(wordingId))).toMatchObject({ state: 'accepted', ...taken });
    const stored = await documents.get(wordOverlayPath('ha'));
    expect(parseOverlayWords(String(stored?.words))).toEqual(words);
  });

  it(`${name}: whoever has the code takes the name off suggested words, and so does the office`, async () => {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    await documents.commit(newWordings());
    const writes = unname(codeHolder);
    await documents.commit(writes);
    expect(await documents.get(wordingPath(wordingId))).toMatchObject({ name: '', text: 'Me kuke so?' });
    // The device did not hear the answer, and sends it again.
    await expect(documents.commit(writes)).rejects.toMatchObject({ code: 'already-exists' });
    await auth.signIn(admin);
    await documents.commit(decideWording('accepted', office, { ...taken }));
    await documents.commit(unname(office));
    expect(await documents.get(wordingPath(wordingId))).toMatchObject({
      ...{ state: 'accepted', name: '', speaker: '', accepted: taken.accepted },
    });
    await auth.signOut();
  });
}
