import { expect, it } from 'vitest';
import { BackendFailure, submitOnce, type BackendPort, type Write } from '.';

const write: Write = { type: 'create', path: 'enquiries/LL-E', data: {} };

const backendThat = (answer: () => Promise<void>) =>
  ({ documents: { commit: answer } }) as unknown as BackendPort;

it('writes', async () => {
  const committed: (readonly Write[])[] = [];
  const backend = { documents: { commit: async (writes: readonly Write[]) => void committed.push(writes) } };
  await submitOnce(backend as unknown as BackendPort, [write]);
  expect(committed).toEqual([[write]]);
});

it('counts an existing record as sent, because its first answer was lost', async () => {
  const again = backendThat(() => Promise.reject(new BackendFailure('already-exists', 'there')));
  await expect(submitOnce(again, [write])).resolves.toBeUndefined();
});

it('rethrows every other refusal', async () => {
  const refusal = new BackendFailure('forbidden', 'no');
  await expect(
    submitOnce(
      backendThat(() => Promise.reject(refusal)),
      [write],
    ),
  ).rejects.toBe(refusal);
});
