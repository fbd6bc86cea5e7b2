// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Tracking } from '@/entities/tracking';
import { useSeenSteps } from './use-seen-steps';

const device = vi.hoisted(() => ({ markSeen: vi.fn(() => Promise.resolve()) }));

vi.mock('@/shared/device-database', () => device);

const withSteps = (count: number) =>
  ({ steps: Array.from({ length: count }, () => ({ what: 'x', at: '' })) }) as unknown as Tracking;

it('notes each step that a card shows, once', async () => {
  const { rerender } = renderHook(({ count }) => useSeenSteps('LL-T1', withSteps(count)), {
    initialProps: { count: 1 },
  });
  await waitFor(() => expect(device.markSeen).toHaveBeenCalledTimes(1));
  rerender({ count: 1 });
  rerender({ count: 2 });
  await waitFor(() => expect(device.markSeen).toHaveBeenCalledTimes(2));
  expect(device.markSeen.mock.calls).toEqual([
    ['LL-T1', 1],
    ['LL-T1', 2],
  ]);
});
