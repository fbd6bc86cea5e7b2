// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followLag, knownLag, lagOf } from './site-clock';

const at = Date.parse('2026-11-25T10:00:00.000Z');
const dayMs = 86_400_000;
const answer = (fields: Record<string, string>) => new Headers(fields);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('how far the clock of a device is off', () => {
  it('is nothing within minutes, and else the difference to the middle of the request', () => {
    expect(lagOf(answer({ Date: 'Wed, 25 Nov 2026 10:02:00 GMT' }), at, at + 2000)).toBe(0);
    expect(lagOf(answer({ Date: 'Thu, 26 Nov 2026 10:00:01 GMT' }), at, at + 2000)).toBe(dayMs);
    expect(lagOf(answer({ Date: 'Tue, 24 Nov 2026 10:00:01 GMT' }), at, at + 2000)).toBe(-dayMs);
  });

  it('counts the time that a cache on the way has kept the answer', () => {
    expect(lagOf(answer({ Date: 'Wed, 25 Nov 2026 09:00:00 GMT', Age: '3600' }), at, at)).toBe(0);
  });

  it('is not known without the header, or after a slow answer', () => {
    expect(lagOf(answer({}), at, at)).toBeNull();
    const header = answer({ Date: 'Wed, 25 Nov 2026 10:00:00 GMT' });
    expect(lagOf(header, at, at + 60_000)).toBeNull();
    // The clock was set back meanwhile.
    expect(lagOf(header, at, at - 60_000)).toBeNull();
  });

  it('is asked for again when somebody returns from setting the clock', async () => {
    vi.useFakeTimers({ now: at - dayMs });
    const fetching = vi.fn(() =>
      Promise.resolve({ ok: true, headers: answer({ Date: new Date(at).toUTCString() }) }),
    );
    vi.stubGlobal('fetch', fetching);
    const told = vi.fn();
    const stop = followLag(told);
    await vi.waitFor(() => expect(knownLag()).toBe(dayMs));
    vi.setSystemTime(at);
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(knownLag()).toBe(0));
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  it('stays as it was without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetching = vi.fn();
    vi.stubGlobal('fetch', fetching);
    followLag(() => undefined)();
    await Promise.resolve();
    expect(fetching).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
