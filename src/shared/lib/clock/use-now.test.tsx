// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shares one timer between subscribers, and stops with the last one', () => {
  const [one, other] = [renderHook(() => useNow()), renderHook(() => useNow())];
  expect(vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(one.result.current).toBe(other.result.current);
  one.unmount();
  other.unmount();
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
