import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openWithTimeout } from './open-with-timeout';

const database = () => ({ close: vi.fn<() => void>() });
type Database = ReturnType<typeof database>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The test answers each try. */
function startOpening() {
  const tries: { answer: (database: Database) => void; fail: (cause: Error) => void }[] = [];
  const onSilence = vi.fn<(message: string) => void>();
  const opened = openWithTimeout(
    () => new Promise<Database>((answer, fail) => tries.push({ answer, fail })),
    onSilence,
  );
  return { tries, onSilence, opened };
}

it('retries without an answer, and reports it', async () => {
  const { tries, onSilence, opened } = startOpening();
  await vi.advanceTimersByTimeAsync(3999);
  expect(tries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries).toHaveLength(2);
  expect(onSilence).toHaveBeenCalledWith(expect.stringContaining('4 s'));
  const second = database();
  tries[1]?.answer(second);
  expect(await opened).toBe(second);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toHaveLength(2);
});

it('uses whichever attempt opens first, and closes the other', async () => {
  const { tries, opened } = startOpening();
  await vi.advanceTimersByTimeAsync(4000);
  const [first, second] = [database(), database()];
  tries[0]?.answer(first);
  tries[1]?.answer(second);
  expect(await opened).toBe(first);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.close).not.toHaveBeenCalled();
  expect(second.close).toHaveBeenCalledOnce();
});

it('fails when the device never answers', async () => {
  const { tries, opened } = startOpening();
  const gaveUp = expect(opened).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(20_000);
  await gaveUp;
  expect(tries).toHaveLength(5);
});

it('rethrows a failure at once', async () => {
  const { tries, opened } = startOpening();
  tries[0]?.fail(new Error('no storage'));
  await expect(opened).rejects.toThrow('no storage');
});
