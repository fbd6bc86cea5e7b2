import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Question } from '@/entities/practice/pack';
import { readDetails } from './kept-paper';
import { mockPaperMachine, type KeepCommand, type KeepingProblem } from './mock-paper-machine';
import { toChange, type OpenPaper } from './open-paper';

const minute = 60_000;
const began = Date.UTC(2026, 10, 24, 9);

const asked = ['a', 'b', 'c'].map((id, place) => ({
  question: { id, version: 1, kind: 'choice', options: [] } as unknown as Question,
  layout: [0, 1],
  strand: 'Number',
  place,
}));

const fresh: OpenPaper = {
  ...{ pack: 'bece-math', asked, totalMs: 60 * minute, shuffle: false, seed: 1 },
  sitting: { kind: 'mock-paper', id: 's' },
  drafts: {},
  marked: [],
  position: 0,
  clock: { usedMs: 0, at: began },
};

/** Starts the machine on a phone that keeps every press. */
function startPaper({
  paper = null as OpenPaper | null,
  at = began,
  closing = null as KeepingProblem | null,
} = {}) {
  const timers = new SimulatedClock();
  let phoneTime = at;
  let kept: OpenPaper | null = paper;
  let closed = 0;
  const machine = mockPaperMachine.provide({
    actors: {
      openPaper: fromPromise<OpenPaper>(() =>
        Promise.resolve({ ...fresh, clock: { usedMs: 0, at: phoneTime } }),
      ),
      keeper: fromCallback<KeepCommand>(({ receive }) =>
        receive((command) => {
          kept = command.paper;
        }),
      ),
      closePaper: fromPromise<KeepingProblem | null, OpenPaper | null>(() => {
        closed += 1;
        return Promise.resolve(closing);
      }),
    },
  });
  const actor = createActor(machine, { clock: timers, input: { paper, now: () => phoneTime } }).start();
  const state = () => actor.getSnapshot();
  return {
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    state,
    stop: () => actor.stop(),
    value: () => JSON.stringify(state().value),
    /** Time that the open page sees, second by second. */
    watch: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        phoneTime += 1000;
        timers.increment(1000);
      }
    },
    /** Moves the phone's clock while no timer runs, as in sleep or in its settings. */
    shift: (ms: number) => {
      phoneTime += ms;
      timers.increment(1000);
    },
    time: () => phoneTime,
    usedMinutes: () => (state().context.paper?.clock.usedMs ?? 0) / minute,
    kept: () => kept,
    closed: () => closed,
    /** Waits for an actor that answers later. */
    reaches: (state: string) =>
      waitFor(actor, ({ value }) => (typeof value === 'string' ? value : Object.keys(value)[0]) === state),
  };
}

const choose = (option: number) => ({ type: 'answer.changed', draft: { kind: 'choice', option } }) as const;

describe('a paper', () => {
  it('begins when the student begins it, and its clock runs', async () => {
    const phone = startPaper();
    expect(phone.value()).toBe('"ready"');
    phone.send({ type: 'paper.begun' });
    phone.send({ type: 'paper.begun' });
    await phone.reaches('writing');
    phone.watch(5 * minute);
    expect(phone.usedMinutes()).toBe(5);
  });

  it('every answer is written down at its press, with the marks for review', () => {
    const phone = startPaper({ paper: fresh });
    phone.send(choose(1));
    expect(phone.kept()?.drafts).toEqual({ 0: { kind: 'choice', option: 1 } });
    phone.send({ type: 'question.opened', position: 2 });
    phone.send({ type: 'question.marked' });
    phone.send(choose(0));
    expect(phone.kept()).toMatchObject({
      position: 2,
      marked: [2],
      drafts: { 0: { option: 1 }, 2: { option: 0 } },
    });
    phone.send({ type: 'question.marked' });
    expect(phone.kept()?.marked).toEqual([]);
  });

  it('a question that the paper does not have is not opened', () => {
    const phone = startPaper({ paper: fresh });
    phone.send({ type: 'question.opened', position: 3 });
    expect(phone.state().context.paper?.position).toBe(0);
  });

  it('a pause stops the clock, hides nothing that was given, and takes no answers', () => {
    const phone = startPaper({ paper: fresh });
    phone.watch(10 * minute);
    phone.send(choose(1));
    phone.send({ type: 'paper.paused' });
    expect(phone.kept()?.clock).toEqual({ usedMs: 10 * minute, at: null });
    phone.watch(30 * minute);
    phone.send(choose(0));
    phone.send({ type: 'paper.resumed' });
    phone.watch(minute);
    expect(phone.usedMinutes()).toBe(11);
    expect(phone.state().context.paper?.drafts).toEqual({ 0: { kind: 'choice', option: 1 } });
  });

  it('is submitted by hand only after a confirmation', async () => {
    const phone = startPaper({ paper: fresh });
    phone.send({ type: 'submission.confirmed' });
    phone.send({ type: 'submission.asked' });
    phone.send({ type: 'submission.left' });
    phone.send({ type: 'submission.confirmed' });
    expect(phone.closed()).toBe(0);
    phone.send({ type: 'submission.asked' });
    phone.watch(minute);
    phone.send({ type: 'submission.confirmed' });
    phone.send({ type: 'submission.confirmed' });
    await phone.reaches('result');
    expect(phone.closed()).toBe(1);
    expect(phone.value()).toBe('"result"');
    expect(phone.usedMinutes()).toBe(1);
  });

  it('is submitted when its time is over, even before the confirmation', async () => {
    const phone = startPaper({ paper: fresh });
    phone.watch(59 * minute);
    phone.send({ type: 'submission.asked' });
    expect(phone.closed()).toBe(0);
    phone.watch(minute);
    await phone.reaches('result');
    expect(phone.closed()).toBe(1);
    expect(phone.usedMinutes()).toBe(60);
  });

  it('is submitted although the device keeps nothing, and says so', async () => {
    const phone = startPaper({ paper: fresh, closing: 'full' });
    phone.send({ type: 'submission.asked' });
    phone.send({ type: 'submission.confirmed' });
    await phone.reaches('result');
    expect(phone.value()).toBe('"result"');
    expect(phone.state().context.problem).toBe('full');
  });

  it('that another tab has closed is not submitted twice', async () => {
    const phone = startPaper({ paper: fresh, closing: 'closed-elsewhere' });
    phone.send({ type: 'submission.asked' });
    phone.send({ type: 'submission.confirmed' });
    await phone.reaches('closedElsewhere');
    expect(phone.value()).toBe('"closedElsewhere"');
    const other = startPaper({ paper: fresh });
    other.send({ type: 'keeping.failed', problem: 'closed-elsewhere' });
    expect(other.value()).toBe('"closedElsewhere"');
  });

  it('goes on while the device refuses to keep it', () => {
    const phone = startPaper({ paper: fresh });
    phone.send({ type: 'keeping.failed', problem: 'full' });
    phone.send(choose(1));
    expect(phone.state().context).toMatchObject({ problem: 'full', paper: { drafts: { 0: { option: 1 } } } });
    phone.send({ type: 'keeping.done' });
    expect(phone.state().context.problem).toBeNull();
  });
});

describe('the time of a paper', () => {
  it('includes the sleep of the phone', () => {
    const phone = startPaper({ paper: fresh });
    phone.shift(20 * minute);
    expect(phone.usedMinutes()).toBe(20);
  });

  it('a killed browser finds every answer, and the time that passed', () => {
    const first = startPaper({ paper: fresh });
    first.send(choose(1));
    first.watch(7 * minute);
    first.stop();
    const kept = first.kept();
    expect(kept?.clock.usedMs).toBe(7 * minute);
    const second = startPaper({ paper: kept, at: first.time() + 3 * minute });
    expect(second.usedMinutes()).toBe(10);
    expect(second.state().context.paper?.drafts).toEqual({ 0: { kind: 'choice', option: 1 } });
  });

  it('a killed browser that was paused is still paused', () => {
    const first = startPaper({ paper: fresh });
    first.watch(7 * minute);
    first.send({ type: 'paper.paused' });
    const second = startPaper({ paper: first.kept(), at: first.time() + 48 * 60 * minute });
    expect(second.value()).toBe('{"writing":"paused"}');
    expect(second.usedMinutes()).toBe(7);
  });

  it.each([
    ['set forward by a year', 365 * 24 * 60 * minute],
    ['gone on for two hours while the phone was off', 120 * minute],
  ])('is not taken by a clock that was %s: the paper waits', (_, ms) => {
    const phone = startPaper({ paper: fresh });
    phone.watch(10 * minute);
    phone.shift(ms);
    expect(phone.value()).toBe('{"writing":"paused"}');
    expect(phone.closed()).toBe(0);
    expect(phone.usedMinutes()).toBe(10);
    expect(phone.kept()?.clock.at).toBeNull();
    phone.send({ type: 'paper.resumed' });
    phone.watch(minute);
    expect(phone.usedMinutes()).toBe(11);
  });

  it('is not given by a clock that was set back', async () => {
    const phone = startPaper({ paper: fresh });
    phone.watch(10 * minute);
    phone.shift(-365 * 24 * 60 * minute);
    expect(phone.usedMinutes()).toBe(10);
    phone.watch(50 * minute);
    await phone.reaches('result');
    expect(phone.closed()).toBe(1);
  });
});

it('what is stored names places of the sitting, and is read back', () => {
  const paper: OpenPaper = {
    ...fresh,
    asked: asked.map((one) => ({ ...one, place: one.place + 10 })),
    drafts: { 2: { kind: 'choice', option: 1 } },
    marked: [1],
    position: 2,
  };
  const { position, details, given } = toChange(paper, 2);
  expect({ position, given }).toEqual({
    position: 12,
    given: { 12: { given: { kind: 'choice', option: 1 }, hintsUsed: 0 } },
  });
  expect(readDetails(details)).toMatchObject({ pack: 'bece-math', marked: [11], clock: fresh.clock });
  expect(readDetails('["practice","bece-math"]')).toBeNull();
});
