import { expect, it } from 'vitest';
import type { ChangedBy } from '../../src/entities/change-log';
import { createChangeId } from '../../src/entities/change-log';
import {
  answerOf,
  askerLinkPath,
  hideQuestion,
  homeworkMessagesOf,
  homeworkPath,
  homeworkQuestionPath,
  junkQuestion,
  parseHomeworkQuestion,
  payAnswer,
  picturesOf,
  picturesOfAnswer,
  restoreQuestion,
  showQuestion,
  type HomeworkMessage,
} from '../../src/entities/homework/question';
import { describeSelf, personPath } from '@/entities/person';
import { trackingPath } from '@/entities/tracking';
import { findPerson } from '@/features/admin/removal/api/find-person';
import { removePerson } from '@/features/admin/removal/api/remove-person';
import type { AuthUser, BackendPort, Write } from '@/shared/backend';
import {
  answer,
  answerDrawn,
  ask,
  askAgain,
  claim,
  close,
  homeworkId,
  newHomeworkCode,
  publish,
  sampleAnswer,
  sampleDrawing,
  samplePicture,
  sampleQuestion,
  signed,
  solvedId,
} from '../samples/homework';
import { office } from '../samples/records';
import { approvalOf } from './approval-of';
import type { BackendUnderTest } from './backend-contract';

const refused = { code: 'forbidden' };
const exists = { code: 'already-exists' };
const queue = {
  collection: 'homeworkQuestions',
  where: [
    { field: 'subject', equals: 'mathematics' },
    { field: 'state', oneOf: ['open', 'claimed'] },
  ],
};
const ownOf = (tutor: string) => ({
  collection: 'homeworkQuestions',
  where: [
    { field: 'tutor', equals: tutor },
    { field: 'state', oneOf: ['claimed', 'answered', 'closed', 'declined'] },
  ],
});
const unsentId = '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c21';
const lateId = '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c22';
const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]);

const accounts = [
  { email: 'abena@example.com', password: 'a good long password', displayName: 'Abena' },
  { email: 'yaw@example.com', password: 'another long password', displayName: 'Yaw' },
] as const;

/**
 * Contract of homework questions: whoever has the code asks, a tutor answers, the office publishes, and a
 * removal leaves no word of it. Every batch that is sent again is reported as such.
 * @param current returns the backend of the running test
 */
export function describeHomeworkContract(
  name: string,
  current: () => {
    readonly backend: BackendPort;
    readonly admin: BackendUnderTest['admin'];
    readonly verify: BackendUnderTest['verify'];
  },
): void {
  it(`${name}: a homework question is asked, claimed, answered, asked back about, published and removed`, async () => {
    const { backend, admin, verify } = current();
    const { documents, auth, files } = backend;
    const ref = newHomeworkCode();
    const read = async () =>
      parseHomeworkQuestion(homeworkId, (await documents.get(homeworkQuestionPath(homeworkId))) ?? {});
    const thread = async () =>
      (await documents.list({ collection: homeworkMessagesOf(homeworkId) }))
        .map(({ id, data }) => ({ id, ...data }) as unknown as HomeworkMessage)
        .sort((one, other) => (one.at < other.at ? -1 : 1));

    /** Sends a batch twice, like a device that did not hear that the first arrived. */
    const commitTwice = async (writes: readonly Write[]) => {
      await documents.commit(writes);
      await expect(documents.commit(writes)).rejects.toMatchObject(exists);
    };

    const makeTutor = async (account: (typeof accounts)[number]) => {
      const made = await auth.signUp(account);
      await verify?.(made.id);
      await auth.refreshUser();
      const user: AuthUser = { ...made, isEmailVerified: verify !== undefined };
      const self = describeSelf(user, await documents.get(personPath(user.id)));
      if (self) await documents.commit([self]);
      await auth.signOut();
      await auth.signIn(admin);
      for (const batch of approvalOf(user.id)) await documents.commit(batch);
      await auth.signOut();
      const by: ChangedBy = { kind: 'tutor', userId: user.id, name: 'Abena' };
      return { by, id: user.id, enter: () => auth.signIn(account) };
    };
    const [one, other] = [await makeTutor(accounts[0]), await makeTutor(accounts[1])];

    await commitTwice(ask(ref, homeworkId, { ...sampleQuestion, pictures: [samplePicture] }));
    const { id, name: title, type } = samplePicture;
    await files.put({ id, owner: homeworkQuestionPath(homeworkId), name: title, type }, picture);
    expect(await documents.get(homeworkPath(ref))).toMatchObject({ question: homeworkId });
    expect(await documents.get(trackingPath(ref))).toMatchObject({ state: 'asked' });
    await expect(documents.list(queue)).rejects.toMatchObject({ code: 'unauthenticated' });

    await one.enter();
    expect(await documents.list(queue)).toMatchObject([{ id: homeworkId, data: { state: 'open' } }]);
    await expect(documents.get(askerLinkPath(homeworkId))).rejects.toMatchObject(refused);
    expect(picturesOf(await read())).toEqual([samplePicture]);
    const open = await read();
    await commitTwice(claim(open, one.by, one.id));
    await other.enter();
    await expect(documents.commit(claim(open, other.by, other.id))).rejects.toMatchObject(refused);
    await expect(documents.commit(claim(await read(), other.by, other.id))).rejects.toMatchObject(refused);
    await expect(documents.commit(answer(await read(), other.by))).rejects.toMatchObject(refused);
    const { id: drawingId, words: _words, size: _size, ...facts } = sampleDrawing;
    const drawing = { ...facts, id: drawingId, owner: homeworkQuestionPath(homeworkId) };
    await expect(files.put(drawing, picture)).rejects.toMatchObject(refused);
    await one.enter();
    await files.put(drawing, picture);
    await files.put(drawing, picture);
    // Of an answer that was never sent.
    await files.put({ ...drawing, id: unsentId }, picture);
    await commitTwice(answerDrawn(await read(), one.by));
    await files.put(drawing, picture);
    await expect(files.put({ ...drawing, id: lateId }, picture)).rejects.toMatchObject(refused);
    await auth.signOut();

    expect(picturesOfAnswer(await thread())).toEqual([sampleDrawing]);
    expect(await files.get(drawingId)).toMatchObject({ bytes: picture });

    expect(answerOf(await thread())).toEqual(sampleAnswer);
    const answered = await read();
    await expect(documents.commit(askAgain(answered, newHomeworkCode()))).rejects.toMatchObject(refused);
    await commitTwice(askAgain(answered, ref));
    await one.enter();
    await commitTwice(answer(await read(), one.by, 'Look at the 5%.'));
    await auth.signOut();
    const again = await read();
    await commitTwice(close(again, ref));
    expect(await read()).toMatchObject({ state: 'closed', asksBack: 1, helped: 'yes', mayPublish: true });
    expect((await thread()).map(({ by, kind }) => [by, kind])).toEqual([
      ['tutor', 'answer'],
      ['asker', 'ask-back'],
      ['tutor', 'reply'],
    ]);
    await one.enter();
    expect(await documents.list(ownOf(one.id))).toMatchObject([
      { id: homeworkId, data: { state: 'closed' } },
    ]);
    for (const known of [again, await read()])
      await expect(documents.commit(answer(known, one.by))).rejects.toMatchObject(refused);
    await auth.signOut();
    await expect(documents.commit(askAgain(await read(), ref))).rejects.toMatchObject(refused);

    // A hidden question is for the office alone, until it is shown again.
    await auth.signIn(admin);
    await commitTwice(hideQuestion(await read(), { ref, reason: 'contact' }, signed(office)));
    await auth.signOut();
    await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await documents.get(homeworkPath(ref))).toMatchObject({ hiddenFor: 'contact' });
    await expect(documents.list({ collection: homeworkMessagesOf(homeworkId) })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(files.get(drawingId)).rejects.toMatchObject({ code: 'unauthenticated' });
    await one.enter();
    await expect(read()).rejects.toMatchObject(refused);
    expect(await documents.list(ownOf(one.id))).toEqual([]);
    await expect(
      documents.list({ collection: 'homeworkQuestions', where: [{ field: 'tutor', equals: one.id }] }),
    ).rejects.toMatchObject(refused);
    await auth.signOut();
    await auth.signIn(admin);
    await commitTwice(junkQuestion(await read(), signed(office)));
    await auth.signOut();
    // Junk stays so: it may have been hidden before.
    await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(documents.list({ collection: homeworkMessagesOf(homeworkId) })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(files.get(drawingId)).rejects.toMatchObject({ code: 'unauthenticated' });
    await auth.signIn(admin);
    await commitTwice(restoreQuestion(await read(), signed(office)));
    await commitTwice(hideQuestion(await read(), { ref, reason: 'contact' }, signed(office)));
    await commitTwice(showQuestion(await read(), signed(office)));
    await expect(documents.commit(payAnswer(homeworkId, signed(office)))).rejects.toMatchObject(refused);
    await commitTwice(publish(office));
    await auth.signOut();
    expect(await documents.get(`solved/${solvedId}`)).toMatchObject({ answer: sampleAnswer });

    await auth.signIn(admin);
    const found = await findPerson(documents, { kind: 'code', code: ref }, ['office']);
    expect(found.map(({ kind, id }) => [kind, id])).toEqual([['homework', homeworkId]]);
    for (const record of found)
      await removePerson(backend, { record, by: office, actionId: createChangeId() });
    expect(await thread()).toEqual([]);
    for (const gone of [id, drawingId, unsentId]) expect(await files.get(gone)).toBeNull();
    for (const path of [askerLinkPath(homeworkId), homeworkPath(ref), trackingPath(ref)])
      expect(await documents.get(path)).toBeNull();
    expect(await read()).toMatchObject({
      ...{ removal: 'done', state: 'closed', question: '', tried: '', checkAnswer: '' },
      files: { first: '', second: '', third: '' },
    });
    expect(await documents.get(`solved/${solvedId}`)).toMatchObject({ state: 'published' });
    await auth.signOut();
  });
}
