import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BackendPort } from '@/shared/backend';
import { withDeadline } from './with-deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const backendThat = (get: () => Promise<null>) => ({ documents: { get } }) as unknown as BackendPort;

it('returns an answer that arrives in time', async () => {
  const backend = withDeadline(
    backendThat(() => Promise.resolve(null)),
    1000,
  );
  await expect(backend.documents.get('a/b')).resolves.toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

it('fails with "slow" when no answer arrives', async () => {
  const backend = withDeadline(
    backendThat(() => new Promise(() => undefined)),
    1000,
  );
  const answer = expect(backend.documents.get('a/b')).rejects.toMatchObject({ code: 'slow' });
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
});
