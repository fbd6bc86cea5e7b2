import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearPractice, openDeviceDatabase } from '@/shared/device-database';
import { createMemoryStore } from '@/shared/lib/storage';
import { createTabChannel } from '@/shared/lib/tabs';
import { replayAnswers } from '../model/next-card';
import { createDeviceTables } from './device-tables';
import { createMemoryTables } from './memory-tables';
import { openProgressStore } from './open-progress-store';
import { createProgressStore, type ProgressChange } from './progress-store';
import type { PracticeTables } from './tables';
import { answerOf } from '../../../../../tests/samples/practice-answers';

const monday = Date.UTC(2026, 10, 23, 16);
const yearMs = 365 * 86_400_000;
let clock = monday;

const openTab = (tables: PracticeTables = createDeviceTables()) =>
  createProgressStore({
    tables,
    channel: createTabChannel<ProgressChange>('lifeline.practice'),
    clock: () => clock,
  });

const isKept = <Result extends { readonly kind: string }>(result: Result) => {
  if (result.kind !== 'kept') throw new Error(`Expected kept, got ${result.kind}`);
  return result as Extract<Result, { kind: 'kept' }>;
};

async function startProfile(store = openTab()) {
  const { profile } = isKept(await store.createProfile({ name: 'Ama', colour: 'gold' }));
  return { store, id: profile.id };
}

const questions = ['q1', 'q2', 'q3'].map((question) => ({ pack: 'bece-math', question, version: 1 }));

beforeEach(async () => {
  clock = monday;
  await clearPractice();
});

describe.each([
  ['in the device database', createDeviceTables],
  ['in this tab only', createMemoryTables],
])('progress %s', (_where, createTables) => {
  it('keeps an answer with its card and its place in the sitting', async () => {
    const { store, id } = await startProfile(openTab(createTables()));
    const { sitting } = isKept(await store.openSitting(id, { kind: 'practice', questions }));
    const recorded = isKept(
      await store.recordAnswer(id, answerOf('q1', 'wrong'), { ...sitting, position: 0 }),
    );
    expect(recorded.card).toMatchObject({ question: 'q1', wrong: 1, streak: 0 });
    const { cards, latest } = await store.inputs(id, 'bece-math');
    expect(cards).toEqual([recorded.card]);
    expect(latest).toEqual([recorded.answer]);
    expect((await store.sitting(id, 'practice'))?.given).toMatchObject({ 0: { outcome: 'wrong' } });
  });

  it('lists the profiles of a device, and removes one with everything of it', async () => {
    const { store, id } = await startProfile(openTab(createTables()));
    clock += 1;
    const other = isKept(await store.createProfile({ name: 'Kojo', colour: 'blue' })).profile;
    for (const profile of [id, other.id]) {
      await store.openSitting(profile, { kind: 'plan', questions });
      await store.recordAnswer(profile, answerOf('q1'));
    }
    await store.changeProfile(other.id, { name: 'Kojo B.' });
    isKept(await store.removeProfile(id));
    expect((await store.profiles()).map(({ name }) => name)).toEqual(['Kojo B.']);
    expect(await store.inputs(id)).toEqual({ cards: [], latest: [] });
    expect(await store.sittings(id)).toEqual([]);
    expect((await store.inputs(other.id)).latest).toHaveLength(1);
    expect(await store.recordAnswer(id, answerOf('q1'))).toEqual({ kind: 'profile-gone' });
  });

  it('reads only the last answers for a plan, and others from a time on', async () => {
    const { store, id } = await startProfile(openTab(createTables()));
    for (let each = 0; each < 70; each += 1) {
      clock += 60_000;
      await store.recordAnswer(id, answerOf(`q${each}`));
    }
    const { latest } = await store.inputs(id);
    expect(latest.map(({ question }) => question).slice(-2)).toEqual(['q68', 'q69']);
    expect(latest).toHaveLength(60);
    expect(await store.answersSince(id, clock - 120_000)).toHaveLength(3);
  });

  it('closes a sitting with the answers judged at its end, once', async () => {
    const { store, id } = await startProfile(openTab(createTables()));
    const { sitting } = isKept(await store.openSitting(id, { kind: 'mock-paper', questions }));
    await store.moveSitting(id, sitting, { position: 1, given: { 0: { given: 2, hintsUsed: 0 } } });
    const moved = isKept(await store.moveSitting(id, sitting, { given: { 1: { given: 3, hintsUsed: 0 } } }));
    expect(Object.keys(moved.sitting.given)).toEqual(['0', '1']);
    const answers = [answerOf('q1'), answerOf('q2')];
    expect(isKept(await store.closeSitting(id, sitting, answers)).kept).toHaveLength(2);
    expect(await store.closeSitting(id, sitting, answers)).toEqual({ kind: 'sitting-gone' });
    expect((await store.inputs(id)).latest).toHaveLength(2);
    expect(await store.moveSitting(id, sitting, { position: 2 })).toEqual({ kind: 'sitting-gone' });
  });

  it('keeps the last mock paper as a result, which is no open sitting', async () => {
    const { store, id } = await startProfile(openTab(createTables()));
    for (const given of [1, 2]) {
      const { sitting } = isKept(await store.openSitting(id, { kind: 'mock-paper', questions }));
      await store.moveSitting(id, sitting, { given: { 0: { given, hintsUsed: 0 } } });
      isKept(await store.closeSitting(id, sitting));
    }
    expect(await store.sitting(id, 'mock-result')).toMatchObject({ given: { 0: { given: 2 } } });
    expect(await store.sittings(id)).toEqual([]);
    await store.removeProfile(id);
    expect(await store.sitting(id, 'mock-result')).toBeNull();
  });
});

describe('two tabs of one profile', () => {
  it('lose no answer, and count every one on its card', async () => {
    const { store, id } = await startProfile();
    const other = openTab();
    await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        (each % 2 === 0 ? store : other).recordAnswer(id, answerOf('q1')),
      ),
    );
    const { cards, latest } = await store.inputs(id);
    expect(latest).toHaveLength(20);
    expect(cards[0]).toMatchObject({ right: 20, streak: 20 });
    expect(cards).toEqual(replayAnswers(latest));
  });

  it('answer a place of a sitting once', async () => {
    const { store, id } = await startProfile();
    const { sitting } = isKept(await store.openSitting(id, { kind: 'practice', questions }));
    const place = { ...sitting, position: 1 };
    const results = await Promise.all(
      [store, openTab()].map((tab) => tab.recordAnswer(id, answerOf('q2'), place)),
    );
    expect(results.map(({ kind }) => kind).sort()).toEqual(['answered-before', 'kept']);
    expect((await store.inputs(id)).latest).toHaveLength(1);
  });

  it('are told of changes', async () => {
    const { store, id } = await startProfile();
    const told: ProgressChange[] = [];
    openTab().observe((change) => told.push(change));
    await store.recordAnswer(id, answerOf('q1'));
    await expect.poll(() => told).toContainEqual({ what: 'answers', profile: id });
  });
});

it('keeps nothing of an answer when its transaction is cut off', async () => {
  const { store, id } = await startProfile();
  const { sitting } = isKept(await store.openSitting(id, { kind: 'practice', questions }));
  const tables = createDeviceTables();
  const dying = openTab({
    transact: (mode, run) =>
      tables.transact(mode, (all) =>
        run({
          ...all,
          put: async (name, row) => {
            if (name === 'sittings') throw new DOMException('The phone has died', 'AbortError');
            await all.put(name, row);
          },
        }),
      ),
  });
  const place = { ...sitting, position: 0 };
  expect(await dying.recordAnswer(id, answerOf('q1'), place)).toEqual({ kind: 'not-kept', reason: 'denied' });
  expect(await store.inputs(id)).toEqual({ cards: [], latest: [] });
  // After the restart the same answer is kept once.
  isKept(await store.recordAnswer(id, answerOf('q1'), place));
  expect((await store.inputs(id)).latest).toHaveLength(1);
});

it('reports a full device, and throws a defect', async () => {
  const { id } = await startProfile();
  const failing = (cause: Error) => openTab({ transact: async () => Promise.reject(cause) });
  const full = new DOMException('No room', 'QuotaExceededError');
  expect(await failing(full).recordAnswer(id, answerOf('q1'))).toEqual({ kind: 'not-kept', reason: 'full' });
  await expect(failing(new TypeError('defect')).recordAnswer(id, answerOf('q1'))).rejects.toThrow('defect');
});

it('tells that a question was improved, and keeps its history', async () => {
  const { store, id } = await startProfile();
  await store.recordAnswer(id, answerOf('q1'));
  const again = { ...answerOf('q1'), version: 2 };
  expect(await store.recordAnswer(id, again)).toMatchObject({
    wasImproved: true,
    card: { right: 2, version: 2 },
  });
  expect(await store.recordAnswer(id, again)).toMatchObject({ wasImproved: false });
  // Another tab may still show the earlier version.
  expect(await store.recordAnswer(id, answerOf('q1'))).toMatchObject({
    wasImproved: false,
    card: { version: 2 },
  });
});

it('reads settings of another release with defaults for what they lack', async () => {
  const { store, id } = await startProfile();
  const before = (await store.profiles())[0];
  if (!before) throw new Error('no profile');
  const database = await openDeviceDatabase();
  await database.put('practiceProfiles', { ...before, settings: { questions: 20, shuffle: 'no' } } as never);
  expect((await store.profiles())[0]?.settings).toMatchObject({
    questions: 20,
    shuffle: true,
    minutes: null,
  });
  await store.saveSettings(id, { ...before.settings, minutes: 15 });
  expect((await store.profiles())[0]?.settings.minutes).toBe(15);
});

describe('a wrong clock', () => {
  it('set back by a year schedules nothing into the past', async () => {
    const { store, id } = await startProfile();
    const first = isKept(await store.recordAnswer(id, answerOf('q1')));
    clock -= yearMs;
    const second = isKept(await store.recordAnswer(id, answerOf('q1')));
    expect(second.answer.at).toBeGreaterThan(first.answer.at);
    expect(second.answer.clock).toBe(clock);
    expect(second.card.memory.due).toBeGreaterThan(monday + 86_400_000);
    clock += yearMs + 86_400_000;
    expect(isKept(await store.recordAnswer(id, answerOf('q2'))).answer).toMatchObject({ at: clock });
  });

  it('set forward by a year and back keeps days as days', async () => {
    const { store, id } = await startProfile();
    clock += yearMs;
    const ahead = isKept(await store.recordAnswer(id, answerOf('q1')));
    clock -= yearMs;
    const back = isKept(await store.recordAnswer(id, answerOf('q2')));
    expect(back.answer.at).toBe(ahead.answer.at + 1);
    clock += 3 * 86_400_000;
    const later = isKept(await store.recordAnswer(id, answerOf('q3')));
    expect(later.answer.at - back.answer.at).toBe(3 * 86_400_000);
    expect(later.answer.clock).toBe(clock);
    expect(back.card.memory.due).toBeLessThanOrEqual(later.answer.at);
  });
});

it('remembers the chosen profile, but keeps nothing once the phone is shared', async () => {
  const device = createMemoryStore();
  const { keeping, store, choose } = await openProgressStore(device, () => clock);
  expect(keeping()).toBe('kept');
  choose('ama');
  expect(device.get('lifeline.practice-profile')).toBe('ama');
  device.set('lifeline.shared-phone', 'yes');
  expect(keeping()).toBe('shared-phone');
  const { id } = await startProfile(store);
  choose(id);
  isKept(await store.recordAnswer(id, answerOf('q1')));
  expect((await store.inputs(id)).latest).toHaveLength(1);
  expect(await (await openDeviceDatabase()).count('practiceProfiles')).toBe(0);
  expect(device.get('lifeline.practice-profile')).toBe('ama');
});
