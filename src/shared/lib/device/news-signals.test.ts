import { afterEach, expect, it, vi } from 'vitest';
import { setBackgroundCheck } from './news-signals';

const register = vi.fn<() => Promise<void>>();
const unregister = vi.fn(() => Promise.resolve());

function stubWorker(registration: object | undefined) {
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
}

const withSync = { periodicSync: { register, unregister } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('says whether the browser wakes the worker', async () => {
  stubWorker(withSync);
  register.mockResolvedValueOnce();
  expect(await setBackgroundCheck('news', 1000)).toBe(true);
  register.mockRejectedValueOnce(new DOMException('not installed', 'NotAllowedError'));
  expect(await setBackgroundCheck('news', 1000)).toBe(false);
  register.mockRejectedValueOnce(new Error('broken'));
  await expect(setBackgroundCheck('news', 1000)).rejects.toThrow('broken');
});

it('stops, and knows nothing without a worker', async () => {
  stubWorker(withSync);
  expect(await setBackgroundCheck('news', null)).toBe(false);
  expect(unregister).toHaveBeenCalledWith('news');
  stubWorker({});
  expect(await setBackgroundCheck('news', 1000)).toBe(false);
  stubWorker(undefined);
  expect(await setBackgroundCheck('news', 1000)).toBeNull();
});
