import { readFileSync } from 'node:fs';
import { doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerStandsMs,
  claimMs,
  closeByOffice,
  homeworkMessagesOf,
  homeworkQuestionPath,
  parseHomeworkQuestion,
} from '../../src/entities/homework/question';
import { BackendFailure, type DocumentsPort, type Write } from '@/shared/backend';
import { documentsOf } from '../policy/attempt';
import { answer, ask, askAgain, claim, close, newHomeworkCode, signed } from '../samples/homework';
import { approveTutor } from '../samples/offers';
import { office } from '../samples/records';
import { deviceOf } from './device-of';
import { openRules } from './rules-environment';

const environment = await openRules('demo-claims', readFileSync('firestore.rules', 'utf8'));
afterAll(() => environment.close());

const tutors = ['tutor-1', 'tutor-2', 'tutor-3'];
const [one, two, three] = tutors.map((userId) => ({
  by: { kind: 'tutor', userId, name: userId } as const,
  device: deviceOf(environment, userId),
})) as [Member, Member, Member];
interface Member {
  readonly by: { readonly kind: 'tutor'; readonly userId: string; readonly name: string };
  readonly device: DocumentsPort;
}
const asker = deviceOf(environment, null);
const desk = deviceOf(environment, office.userId);

const put = (path: string, data: object) => setDoc(doc(environment.owner(), path), data);

beforeAll(async () => {
  await environment.clear();
  await put(`roles/${office.userId}`, { role: 'admin', name: office.name, lastChange: '' });
  for (const id of tutors) {
    await put(`roles/${id}`, { role: 'tutor', name: id, lastChange: '' });
    for (const [path, data] of Object.entries(documentsOf(approveTutor(id, office)))) await put(path, data);
    await updateDoc(doc(environment.owner(), `tutors/${id}`), { subjects: ['mathematics'], levels: ['jhs'] });
  }
});

const read = async (id: string) =>
  parseHomeworkQuestion(id, (await asker.get(homeworkQuestionPath(id))) ?? {});

/** A new question, and the code of whoever asked. */
async function askNew() {
  const [id, ref] = [crypto.randomUUID(), newHomeworkCode()];
  await asker.commit(ask(ref, id));
  return { id, ref };
}

const claimBy = async ({ by }: Member, id: string) => claim(await read(id), by, by.userId);

async function claimedBy(member: Member) {
  const asked = await askNew();
  await member.device.commit(await claimBy(member, asked.id));
  return asked;
}

async function answeredBy(member: Member) {
  const asked = await claimedBy(member);
  await member.device.commit(answer(await read(asked.id), member.by));
  return asked;
}

/** Sets a time of a question so far back; nobody can by the rules. */
const setBack = (id: string, field: 'claimedAt' | 'answeredAt', by: number) =>
  updateDoc(doc(environment.owner(), homeworkQuestionPath(id)), {
    [field]: Timestamp.fromMillis(Date.now() - by),
  });

async function lapsedOf(member: Member) {
  const asked = await claimedBy(member);
  await setBack(asked.id, 'claimedAt', claimMs + 1000);
  return asked;
}

type Racer = readonly [on: DocumentsPort, writes: readonly Write[]];

/** The outcome of batches that are sent at the same moment, each from its own device. */
const race = async (racers: readonly Racer[]) =>
  (await Promise.allSettled(racers.map(([on, writes]) => on.commit(writes)))).map((outcome) =>
    outcome.status === 'fulfilled'
      ? 'won'
      : outcome.reason instanceof BackendFailure
        ? outcome.reason.code
        : String(outcome.reason),
  );

// What `forbidden` means for a claim: somebody else was faster.
const oneWinner = ['forbidden', 'won'];

/** Two tutors claim a question. Returns who has it. */
async function raceForClaim(id: string, rivals: readonly [Member, Member], what: string) {
  const racers = await Promise.all(
    rivals.map(async (member): Promise<Racer> => [member.device, await claimBy(member, id)]),
  );
  const outcomes = await race(racers);
  expect([...outcomes].sort(), what).toEqual(oneWinner);
  const winner = outcomes.indexOf('won');
  expect(await read(id)).toMatchObject({ state: 'claimed', tutor: rivals[winner]?.by.userId });
  // The winner did not hear that the claim arrived; the other presses again.
  expect(await race(racers)).toEqual(
    outcomes.map((outcome) => (outcome === 'won' ? 'already-exists' : 'forbidden')),
  );
}

describe('two tutors who claim the same question at the same moment', () => {
  it('have one winner in each of 50 races for an open question', async () => {
    for (let number = 0; number < 50; number += 1)
      await raceForClaim((await askNew()).id, number % 2 === 0 ? [one, two] : [two, one], `race ${number}`);
  }, 120_000);

  it('have one winner in each of 20 races for a question whose claim has lapsed', async () => {
    for (let number = 0; number < 20; number += 1)
      await raceForClaim((await lapsedOf(three)).id, [one, two], `race ${number}`);
  }, 60_000);
});

describe('a claim', () => {
  it('holds for two hours, and then until somebody else claims', async () => {
    const { id } = await claimedBy(one);
    const taking = async () => two.device.commit(await claimBy(two, id));
    await setBack(id, 'claimedAt', claimMs - 60_000);
    await expect(taking()).rejects.toMatchObject({ code: 'forbidden' });
    await setBack(id, 'claimedAt', claimMs + 1000);
    await taking();
    expect(await read(id)).toMatchObject({ tutor: two.by.userId });
  });

  it('that has lapsed still gives an answer, but not once somebody else has claimed', async () => {
    const late = await lapsedOf(one);
    await one.device.commit(answer(await read(late.id), one.by));
    expect(await read(late.id)).toMatchObject({ state: 'answered', tutor: one.by.userId });

    const { id } = await lapsedOf(one);
    const before = await read(id);
    await two.device.commit(await claimBy(two, id));
    await expect(one.device.commit(answer(before, one.by))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await asker.list({ collection: homeworkMessagesOf(id) })).toEqual([]);
    await two.device.commit(answer(await read(id), two.by));
    expect(await read(id)).toMatchObject({ state: 'answered', tutor: two.by.userId });
  });

  it('is answered or taken over, in each of 20 races, and never both', async () => {
    for (let number = 0; number < 20; number += 1) {
      const { id } = await lapsedOf(one);
      const before = await read(id);
      const outcomes = await race([
        [one.device, answer(before, one.by)],
        [two.device, await claimBy(two, id)],
      ]);
      expect([...outcomes].sort(), `race ${number}`).toEqual(oneWinner);
      const isAnswered = outcomes[0] === 'won';
      expect(await read(id)).toMatchObject(
        isAnswered ? { state: 'answered', tutor: one.by.userId } : { state: 'claimed', tutor: two.by.userId },
      );
      expect(await asker.list({ collection: homeworkMessagesOf(id) })).toHaveLength(isAnswered ? 1 : 0);
    }
  }, 60_000);
});

describe('two tabs of one person', () => {
  it('send one answer, and ask back once', async () => {
    for (let number = 0; number < 10; number += 1) {
      const { id, ref } = await claimedBy(one);
      const before = await read(id);
      const answers = [0, 1].map((): Racer => [one.device, answer(before, one.by)]);
      expect((await race(answers)).sort()).toEqual(oneWinner);
      const answered = await read(id);
      const asks = [0, 1].map((): Racer => [asker, askAgain(answered, ref)]);
      expect((await race(asks)).sort()).toEqual(oneWinner);
      expect(await read(id)).toMatchObject({ state: 'claimed', asksBack: 1 });
      expect(await asker.list({ collection: homeworkMessagesOf(id) })).toHaveLength(2);
    }
  }, 60_000);
});

it('whoever asked and the office close a question once, and nobody answers it after that', async () => {
  for (let number = 0; number < 10; number += 1) {
    const { id, ref } = await answeredBy(one);
    await setBack(id, 'answeredAt', answerStandsMs + 1000);
    const answered = await read(id);
    const outcomes = await race([
      [asker, close(answered, ref)],
      [desk, closeByOffice(answered, signed(office))],
    ]);
    expect([...outcomes].sort(), `race ${number}`).toEqual(oneWinner);
    expect(await read(id)).toMatchObject({ state: 'closed', mayPublish: outcomes[0] === 'won' });
    for (const known of [answered, { ...answered, state: 'claimed' as const }, await read(id)])
      await expect(one.device.commit(answer(known, one.by))).rejects.toMatchObject({ code: 'forbidden' });
  }
}, 60_000);
