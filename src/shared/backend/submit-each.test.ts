import { expect, it, vi } from 'vitest';
import { BackendFailure } from './backend-error';
import { submitEach } from './submit-each';

const keyOf = (line: string) => line;

it('continues after a refusal, and returns each outcome', async () => {
  const write = vi.fn(async (line: string) => {
    if (line === 'b') throw new BackendFailure('forbidden', 'not b');
  });
  expect(await submitEach(['a', 'b', 'c'], keyOf, write)).toEqual({
    done: ['a', 'c'],
    refused: [{ key: 'b', error: { code: 'forbidden', message: 'not b' } }],
  });
});

it('stops when it is unknown whether the line is written', async () => {
  const write = vi.fn(async (line: string) => {
    if (line === 'b') throw new BackendFailure('slow', 'no answer');
  });
  await expect(submitEach(['a', 'b', 'c'], keyOf, write)).rejects.toMatchObject({ code: 'slow' });
  expect(write).toHaveBeenCalledTimes(2);
});
