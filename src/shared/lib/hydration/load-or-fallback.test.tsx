// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadOrFallback } from './load-or-fallback';

const Form = ({ name }: { name: string }) => <p>The form of {name}</p>;
const OfflineFallback = () => <p>There is no network now.</p>;

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => vi.restoreAllMocks());

test('a part that failed to load offline loads once the network returns', async () => {
  setOnline(false);
  const load = vi.fn<() => Promise<typeof Form>>().mockRejectedValue(new Error('Loading chunk failed'));
  const Part = lazy(async () => ({ default: await loadOrFallback(load, OfflineFallback) }));
  render(
    <Suspense>
      <Part name="Ama" />
    </Suspense>,
  );
  await screen.findByText('There is no network now.');

  // The network returns and is lost again; the fallback stays.
  setOnline(true);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(screen.getByText('There is no network now.')).not.toBeNull();

  load.mockResolvedValue(Form);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('The form of Ama');
  expect(screen.queryByText('There is no network now.')).toBeNull();
});

test('a failed retry is repeated while the network is there, and not without it', async () => {
  vi.useFakeTimers();
  setOnline(false);
  const load = vi.fn<() => Promise<typeof Form>>().mockRejectedValue(new Error('Loading chunk failed'));
  const Loaded = await loadOrFallback(load, OfflineFallback);
  const { unmount } = render(<Loaded name="Ama" />);
  setOnline(true);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(load).toHaveBeenCalledTimes(3);
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(load).toHaveBeenCalledTimes(3);

  setOnline(false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(3);

  setOnline(true);
  load.mockResolvedValue(Form);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('The form of Ama')).not.toBeNull();
  unmount();
  vi.useRealTimers();
});

test('a part that fails to load online throws', async () => {
  setOnline(true);
  await expect(loadOrFallback(() => Promise.reject(new Error('gone')), OfflineFallback)).rejects.toThrow(
    'gone',
  );
});
