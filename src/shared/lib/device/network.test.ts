import { afterEach, describe, expect, it, vi } from 'vitest';
import { ifFree, inOneTab } from './network';

/** Safari's rejection of a lock request when the page is left, even if it is restored later. */
const goingAway = () => new DOMException('The browsing context is going away', 'AbortError');

type Work = (lock: object) => Promise<unknown>;

/** A lock manager that rejects at each of these moments in turn, then works. */
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
  it('gets the result of started work, and starts it once', async () => {
    leaveWhile('holding');
    const work = vi.fn(() => Promise.resolve('done'));
    await expect(alone('a lock', work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('requests the lock again for work that had not started', async () => {
    leaveWhile('asking');
    await expect(alone('a lock', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('requests the lock at most twice', async () => {
    const request = leaveWhile('asking', 'asking', 'asking');
    await expect(alone('a lock', () => Promise.resolve('done'))).rejects.toThrow('going away');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('gets the error of failed work', async () => {
    leaveWhile('holding');
    await expect(alone('a lock', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
