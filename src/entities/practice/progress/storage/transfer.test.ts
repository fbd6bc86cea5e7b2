import * as fc from 'fast-check';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createTabChannel } from '@/shared/lib/tabs';
import type { NewAnswer } from '../model/answer';
import { largestFile } from '../model/progress-file';
import { answerOf } from '../../../../../tests/samples/practice-answers';
import { createDeviceTables } from './device-tables';
import { createMemoryTables } from './memory-tables';
import { createProgressStore, type ProgressStore } from './progress-store';

const openDevice = (clock: () => number = () => Date.now(), tables = createMemoryTables()) =>
  createProgressStore({ tables, clock, channel: createTabChannel(`test-${crypto.randomUUID()}`) });

async function startProfile(store: ProgressStore): Promise<string> {
  const created = await store.createProfile({ name: 'Ama', colour: 'gold' });
  if (created.kind !== 'kept') throw new Error('not kept');
  return created.profile.id;
}

async function exported(store: ProgressStore, id: string): Promise<string> {
  const text = await store.exportProfile(id);
  if (text === null) throw new Error('no profile');
  return text;
}

const rowsOf = async (store: ProgressStore, id: string) => ({
  answers: await store.answersSince(id, 0),
  cards: (await store.inputs(id)).cards,
});

/** Answers of every kind, with the minutes that the clock moves before each, also backwards. */
const anyAnswer: fc.Arbitrary<readonly [number, NewAnswer]> = fc.tuple(
  fc.integer({ min: -600_000, max: 600_000 }),
  fc
    .record(
      {
        pack: fc.constantFrom('bece-math', 'bece-sci'),
        question: fc.constantFrom('q1', 'q2', 'q3'),
        version: fc.integer({ min: 1, max: 3 }),
        topic: fc.constantFrom('ratio', 'sets'),
        outcome: fc.constantFrom('right', 'wrong'),
        hintsUsed: fc.integer({ min: 0, max: 2 }),
        given: fc.oneof(
          fc.record({ kind: fc.constant('number'), typed: fc.string() }),
          fc.record({ kind: fc.constant('order'), items: fc.array(fc.nat(9)) }),
        ),
        seed: fc.nat(),
        weakness: fc.constant('w008'),
        misconception: fc.constant('bece-math/m'),
        drill: fc.constant('bece-math/m'),
        tookMs: fc.nat(),
      },
      { requiredKeys: ['pack', 'question', 'version', 'topic', 'outcome', 'hintsUsed', 'given'] },
    )
    .map((answer): NewAnswer => ({ ...answer, outcome: answer.outcome === 'right' ? 'right' : 'wrong' })),
);

describe('a file of progress', () => {
  it('gives the same progress and the same file on another device', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAnswer, { maxLength: 25 }), async (given) => {
        let clock = Date.UTC(2026, 10, 24);
        const [from, to] = [openDevice(() => clock), openDevice(() => clock)];
        const id = await startProfile(from);
        for (const [minutes, answer] of given) {
          clock += minutes * 60_000;
          await from.recordAnswer(id, answer);
        }
        const text = await exported(from, id);
        expect(await to.importFile(new Blob([text]))).toMatchObject({ kind: 'kept', added: given.length });
        expect(await rowsOf(to, id)).toEqual(await rowsOf(from, id));
        expect(await exported(to, id)).toBe(text);
        expect(await from.importFile(new Blob([text]))).toMatchObject({ kind: 'kept', added: 0 });
        expect(await rowsOf(from, id)).toEqual(await rowsOf(to, id));
      }),
      { numRuns: 60 },
    );
  });

  it('merges what two devices have answered since', async () => {
    let clock = Date.UTC(2026, 10, 24);
    const [phone, tablet] = [openDevice(() => clock, createDeviceTables()), openDevice(() => clock)];
    const id = await startProfile(phone);
    await phone.recordAnswer(id, answerOf('q1'));
    await tablet.importFile(new Blob([await exported(phone, id)]));
    for (const device of [tablet, phone, tablet]) {
      clock += 86_400_000;
      await device.recordAnswer(id, answerOf('q1', device === phone ? 'wrong' : 'right'));
    }
    await phone.changeProfile(id, { name: 'Ama Mensah' });
    await phone.importFile(new Blob([await exported(tablet, id)]));
    const { answers, cards } = await rowsOf(phone, id);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['right', 'right', 'wrong', 'right']);
    expect(cards[0]).toMatchObject({ right: 3, wrong: 1, streak: 1 });
    expect((await phone.profiles())[0]?.name).toBe('Ama Mensah');
  });
});

describe('a file that is refused', () => {
  const file = {
    ...{ app: 'lifeline', holds: 'practice-progress', version: 1 },
    profile: { id: 'p', name: 'Ama', colour: 'gold', createdAt: 1, settings: {} },
    answers: [{ ...answerOf('q1'), id: 'a', at: 1 }],
  };
  const answer = { ...answerOf('q1'), id: 'a', at: 1 };
  const json = (change: object) => JSON.stringify({ ...file, ...change });

  it.each([
    ['of nothing', '', 'not-json'],
    ['cut off', json({}).slice(0, -9), 'not-json'],
    ['that is a picture', '\u0000\uFFFDJFIF', 'not-json'],
    ['of another app', JSON.stringify({ cards: [] }), 'other-app'],
    ['of another export', json({ holds: 'own-data' }), 'other-app'],
    ['that is a list', '[]', 'other-app'],
    ['that is null', 'null', 'other-app'],
    ['of a later release', json({ version: 2, answers: 'elsewhere' }), 'other-version'],
    ['without a profile', json({ profile: undefined }), 'broken'],
    ['with a time that no date has', json({ answers: [{ ...answer, at: 9e15 }] }), 'broken'],
    ['with an outcome that is unknown', json({ answers: [{ ...answer, outcome: 'maybe' }] }), 'broken'],
    ['with one answer twice', json({ answers: [answer, { ...answer, at: 2 }] }), 'broken'],
    ['of 10 MB of another app', JSON.stringify({ text: 'x'.repeat(10_000_000) }), 'other-app'],
    ['of 10 MB that is broken', json({ answers: ['x'.repeat(10_000_000)] }), 'broken'],
    ['too large', ' '.repeat(largestFile + 1), 'too-large'],
    [
      'nested without end',
      json({ answers: [{ ...answer, given: '?' }] }).replace('"?"', `${'['.repeat(2000)}${']'.repeat(2000)}`),
      'broken',
    ],
  ])('%s changes nothing', async (_what, text, reason) => {
    const store = openDevice();
    const id = await startProfile(store);
    await store.recordAnswer(id, answerOf('q1'));
    const before = await rowsOf(store, id);
    expect(await store.importFile(new Blob([text]))).toEqual({ kind: 'refused', reason });
    expect(await rowsOf(store, id)).toEqual(before);
    expect(await store.profiles()).toHaveLength(1);
  });

  it('is none of these when it is whole', async () => {
    const store = openDevice();
    expect(await store.importFile(new Blob([json({})]))).toMatchObject({ kind: 'kept', added: 1 });
    expect((await store.profiles())[0]?.settings).toMatchObject({ questions: 10, shuffle: true });
  });
});

it('reads for a plan the cards and the last answers, not all of them', async () => {
  const inMemory = createMemoryTables();
  let read = 0;
  const store = openDevice(() => Date.now(), {
    transact: (mode, run) =>
      inMemory.transact(mode, (all) =>
        run({
          ...all,
          list: async (name, selection) => {
            const rows = await all.list(name, selection);
            read += rows.length;
            return rows;
          },
        }),
      ),
  });
  const answers = Array.from({ length: 20_000 }, (_, index) => ({
    ...answerOf(`q${index % 1200}`),
    ...{ id: `a${index}`, at: 1_700_000_000_000 + index * 60_000 },
  }));
  const file = JSON.stringify({
    ...{ app: 'lifeline', holds: 'practice-progress', version: 1 },
    profile: { id: 'p', name: 'Ama', colour: 'gold', createdAt: 1, settings: {} },
    answers,
  });
  await store.importFile(new Blob([file]));
  read = 0;
  const { cards, latest } = await store.inputs('p', 'bece-math');
  expect([cards.length, latest.length, read]).toEqual([1200, 60, 1260]);
  expect(file.length).toBeLessThan(largestFile / 4);
});
