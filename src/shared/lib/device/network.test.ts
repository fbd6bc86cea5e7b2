import { afterEach, describe, expect, it, vi } from 'vitest';
import { ifFree, inOneTab } from './network';

/** What Safari says of a lock, and of asking for one, when the page is left; the page may be shown again all the same. */
const goingAway = () => new DOMException('The browsing context is going away', 'AbortError');

type Work = (lock: object) => Promise<unknown>;

/** Locks of a browser that is left while each of these happens, one after the other; then all is well. */
function leaveWhile(...moments: ('asking' | 'holding')[]) {
  const request = vi.fn(async (...args: unknown[]) => {
    const work = args.at(-1) as Work;
    const moment = moments.shift();
    if (moment === 'asking') throw goingAway();
    const done = work({});
    if (moment === 'holding') throw goingAway();
    return done;
  });
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['inOneTab', inOneTab],
  ['ifFree', ifFree],
  ['ifFree that waits', (name: string, work: () => Promise<string>) => ifFree(name, work, 1000)],
])('a page that is left and shown again, in %s', (_name, alone) => {
  it('has the outcome of work that had begun, and begins it once', async () => {
    leaveWhile('holding');
    const work = vi.fn(() => Promise.resolve('done'));
    await expect(alone('a lock', work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('asks once more for work that had not begun', async () => {
    leaveWhile('asking');
    await expect(alone('a lock', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('does not ask for ever', async () => {
    const request = leaveWhile('asking', 'asking', 'asking');
    await expect(alone('a lock', () => Promise.resolve('done'))).rejects.toThrow('going away');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is told of work that failed', async () => {
    leaveWhile('holding');
    await expect(alone('a lock', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
