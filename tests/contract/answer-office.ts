import { expect } from 'vitest';
import { createChangeId, type ChangedBy } from '../../src/entities/change-log';
import { trackingPath } from '@/entities/tracking';
import {
  applicationMessagesCollection,
  paperField,
  writeApplicationMessage,
} from '../../src/entities/tutor-application';
import type { BackendPort, Write } from '@/shared/backend';
import { sampleCard, transitionApplication } from '../samples/applications';

interface Story {
  readonly ref: string;
  readonly office: ChangedBy;
  readonly family: ChangedBy;
}

interface Steps {
  readonly commit: (writes: readonly Write[]) => Promise<unknown>;
  readonly commitTwice: (writes: readonly Write[]) => Promise<unknown>;
  readonly get: BackendPort['documents']['get'];
  readonly list: BackendPort['documents']['list'];
  readonly asFamily: () => Promise<unknown>;
}

const refused = { code: expect.stringMatching(/^(unauthenticated|forbidden)$/) as string };

/** The office asks an applicant, who answers once by the code, in words and with a paper. */
export async function answerOffice(
  { ref, office, family }: Story,
  { commit, commitTwice, get, list, asFamily }: Steps,
): Promise<void> {
  const words = 'The back of the card, please.';
  const question = createChangeId();
  const asked = { from: 'screening', to: 'papers', event: 'papers.asked', by: office };
  await commitTwice([
    ...transitionApplication(ref, asked, question),
    writeApplicationMessage(ref, question, { from: 'office', words }),
  ]);
  await asFamily();
  const collection = applicationMessagesCollection(ref);
  expect(await list({ collection })).toMatchObject([{ id: question, data: { from: 'office', words } }]);
  expect(await get(trackingPath(ref))).toMatchObject({ state: 'papers' });
  const sent = { from: 'papers', to: 'screening', event: 'papers.sent', by: family };
  const { kind, ...card } = sampleCard;
  const answer = createChangeId();
  const slots = { [`files.${paperField[kind]}`]: card };
  await commitTwice([
    ...transitionApplication(ref, { ...sent, changes: slots }, answer),
    writeApplicationMessage(ref, answer, { from: 'applicant', words: 'Here it is.', papers: [kind] }),
  ]);
  // The office has gone on: a second answer is not taken.
  const late = createChangeId();
  await expect(
    commit([
      ...transitionApplication(ref, sent, late),
      writeApplicationMessage(ref, late, { from: 'applicant', words: 'And this.' }),
    ]),
  ).rejects.toMatchObject(refused);
  expect(await list({ collection })).toHaveLength(2);
}
