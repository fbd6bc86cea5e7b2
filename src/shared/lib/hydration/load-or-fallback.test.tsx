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

test('a part that fails to load online throws', async () => {
  setOnline(true);
  await expect(loadOrFallback(() => Promise.reject(new Error('gone')), OfflineFallback)).rejects.toThrow(
    'gone',
  );
});
