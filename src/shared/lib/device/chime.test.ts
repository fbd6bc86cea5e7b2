// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const createOscillator = vi.fn(() => ({
  frequency: { value: 0 },
  connect: () => ({ connect: () => undefined }),
  start: () => undefined,
  stop: () => undefined,
}));

let allow: () => void = () => undefined;

class FakeAudioContext {
  currentTime = 0;
  destination = {};
  createOscillator = createOscillator;
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  });
  resume = () => new Promise<void>((resolve) => (allow = resolve));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  createOscillator.mockClear();
  vi.stubGlobal('AudioContext', FakeAudioContext);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [0, 2],
  [1000, 2],
  // The page was touched long after the sound was asked for.
  [1001, 0],
])('plays what the browser allows after %i ms with %i tones', async (wait, tones) => {
  const { playChime } = await import('./chime');
  playChime();
  vi.advanceTimersByTime(wait);
  allow();
  await Promise.resolve();
  await Promise.resolve();
  expect(createOscillator).toHaveBeenCalledTimes(tones);
});
