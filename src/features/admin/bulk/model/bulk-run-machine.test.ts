import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { BackendFailure, type BackendErrorCode } from '@/shared/backend';
import type { DeskRecord } from '@/shared/desk';
import { givenBefore, movesOf, offeredActs, planRun, withResult, type Move } from './bulk-run';
import { bulkRunMachine } from './bulk-run-machine';

const refs = ['LL-E1', 'LL-E2', 'LL-E3'] as const;

const recordIn = (ref: DeskRecord['ref'], state = 'answering') =>
  ({
    ref,
    path: `enquiries/${ref}`,
    state,
    transitions:
      state === 'answering'
        ? [
            { event: 'answer.given', from: state, to: 'resolved', by: 'office' },
            { event: 'enquiry.junked', from: state, to: 'junk', by: 'office' },
          ]
        : [],
  }) as unknown as DeskRecord;

const answered = { event: 'answer.given' };
let presses = 0;
const planOf = (records: readonly DeskRecord[]) =>
  planRun({ actionId: `press-${(presses += 1)}`, view: 'enquiries', act: answered, records });

/** A backend that answers when it is told to, and keeps which ids it has written. */
function startRun() {
  const asked: Move[] = [];
  const written = new Set<string>();
  const answers: { resolve: () => void; reject: (cause: unknown) => void }[] = [];
  const actor = createActor(
    bulkRunMachine.provide({
      actors: {
        write: fromPromise<unknown, Move>(({ input }) => {
          asked.push(input);
          return new Promise<void>((resolve, reject) => {
            answers.push({
              resolve: () => {
                written.add(input.actionId);
                resolve();
              },
              reject,
            });
          });
        }),
      },
    }),
  ).start();
  const settle = async (with_: (answer: (typeof answers)[number]) => void) => {
    const answer = answers.shift();
    if (!answer) throw new Error('nothing is asked');
    with_(answer);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    actor,
    asked,
    written,
    accept: () => settle(({ resolve }) => resolve()),
    fail: (code: BackendErrorCode) => settle(({ reject }) => reject(new BackendFailure(code, 'no'))),
    /** The write arrived, and its answer was lost. */
    lose: (move: Move | undefined) =>
      settle(({ reject }) => {
        if (move) written.add(move.actionId);
        reject(new BackendFailure('slow', 'no answer'));
      }),
    state: () => actor.getSnapshot().value,
    results: () => actor.getSnapshot().context.run?.lines.map(({ result }) => result.kind),
  };
}

const three = () => planOf(refs.map((ref) => recordIn(ref)));

describe('a run over many records', () => {
  it('writes one after the other, however slow the backend is', async () => {
    const { actor, asked, accept, state, results } = startRun();
    actor.send({ type: 'run.asked', run: three() });
    expect(asked).toHaveLength(1);
    expect([state(), results()]).toEqual(['writing', ['untried', 'untried', 'untried']]);
    await accept();
    expect(results()).toEqual(['done', 'untried', 'untried']);
    await accept();
    await accept();
    expect([state(), results()]).toEqual(['over', ['done', 'done', 'done']]);
    expect(asked.map(({ ref }) => ref)).toEqual(refs);
  });

  it('counts a second press while it runs as none', async () => {
    const { actor, asked, accept, written } = startRun();
    actor.send({ type: 'run.asked', run: three() });
    actor.send({ type: 'run.asked', run: three() });
    for (const _ref of refs) await accept();
    expect(asked).toHaveLength(3);
    expect(written.size).toBe(3);
  });

  it.each(['forbidden', 'changed', 'not-found'] as const)(
    'goes on after a line is refused as %s',
    async (code) => {
      const { actor, accept, fail, state, results } = startRun();
      actor.send({ type: 'run.asked', run: three() });
      await accept();
      await fail(code);
      await accept();
      expect([state(), results()]).toEqual(['over', ['done', 'refused', 'done']]);
      const { run } = actor.getSnapshot().context;
      expect(run?.lines[1]?.result).toMatchObject({ error: { code } });
      expect(run && movesOf(run, 'done').map(({ ref }) => ref)).toEqual(['LL-E1', 'LL-E3']);
    },
  );

  it.each(['offline', 'slow', 'unavailable', 'unauthenticated', 'unknown'] as const)(
    'stops when a line has no answer (%s), and tries no later one',
    async (code) => {
      const { actor, asked, accept, fail, state, results } = startRun();
      actor.send({ type: 'run.asked', run: three() });
      await accept();
      await fail(code);
      expect([state(), results()]).toEqual(['stopped', ['done', 'unsure', 'untried']]);
      expect(asked).toHaveLength(2);
    },
  );

  it('resumed, repeats the line whose answer was lost under the same id, and no line that is done', async () => {
    const { actor, asked, accept, lose, written, state } = startRun();
    actor.send({ type: 'run.asked', run: three() });
    await accept();
    await lose(asked[1]);
    actor.send({ type: 'run.resumed' });
    actor.send({ type: 'run.resumed' });
    await accept();
    await accept();
    expect(state()).toBe('over');
    expect(asked.map(({ ref }) => ref)).toEqual(['LL-E1', 'LL-E2', 'LL-E2', 'LL-E3']);
    expect(written.size).toBe(3);
  });

  it('begins no other run while one is stopped, until what is left is left', async () => {
    const { actor, asked, fail, state } = startRun();
    actor.send({ type: 'run.asked', run: three() });
    await fail('offline');
    actor.send({ type: 'run.asked', run: three() });
    expect([state(), asked.length]).toEqual(['stopped', 1]);
    actor.send({ type: 'run.closed' });
    expect(actor.getSnapshot().context.run).toBeNull();
    actor.send({ type: 'run.asked', run: three() });
    expect(asked).toHaveLength(2);
  });

  it('gives a later press ids of its own', async () => {
    const { actor, accept, asked } = startRun();
    actor.send({ type: 'run.asked', run: planOf([recordIn(refs[0])]) });
    await accept();
    actor.send({ type: 'run.asked', run: planOf([recordIn(refs[0])]) });
    await accept();
    expect(new Set(asked.map(({ actionId }) => actionId)).size).toBe(2);
  });

  it('writes nothing about a record whose state does not allow it, and names it', async () => {
    const { actor, asked, accept, state } = startRun();
    actor.send({ type: 'run.asked', run: planOf([recordIn(refs[0]), recordIn(refs[1], 'resolved')]) });
    await accept();
    expect(state()).toBe('over');
    expect(asked.map(({ ref }) => ref)).toEqual(['LL-E1']);
    expect(actor.getSnapshot().context.run?.unfit).toMatchObject([{ ref: 'LL-E2', state: 'resolved' }]);
  });
});

it('offers what at least one record allows, with how many do', () => {
  const records = [recordIn(refs[0]), recordIn(refs[1]), recordIn(refs[2], 'resolved')];
  const started = { event: 'answer.started' };
  expect(offeredActs([started, answered], records).map(({ act, count }) => [act.event, count])).toEqual([
    ['answer.given', 2],
    ['junk', 2],
  ]);
  expect(offeredActs([answered], [recordIn(refs[2], 'resolved')])).toEqual([]);
});

describe('a reason that was typed', () => {
  const given = { reason: 'other', words: 'The school is closed.' };
  const plan = planRun({
    ...{ actionId: 'press', view: 'enquiries', act: answered, given },
    records: [recordIn('LL-E1'), recordIn('LL-E2')],
  });
  const [first, second] = plan.lines.map(({ move }) => move.actionId);
  const error = { code: 'changed', message: '' } as const;
  const refused = withResult(plan, String(first), { kind: 'refused', error });

  it('stands in the form again where a line was refused', () => {
    expect(givenBefore(refused, 'enquiries', 'answer.given')).toEqual(given);
  });

  it.each([
    ['before any run', null, 'answer.given'],
    ['where nothing was refused', withResult(plan, String(second), { kind: 'done' }), 'answer.given'],
    ['for another action', refused, 'answer.started'],
  ])('does not %s', (_, run, event) => {
    expect(givenBefore(run, 'enquiries', event)).toBeNull();
  });
});
