// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NewPendingWrite } from './pending-write';
import { useSignedAction, type Signature } from './signed-writes';

it('passes a press without a signature on, so that the area says why nothing was done', async () => {
  const sent: (NewPendingWrite | null)[] = [];
  const area = {
    who: null,
    send: (pressed: NewPendingWrite | null) => {
      sent.push(pressed);
      return Promise.resolve('refused' as const);
    },
  };
  const make = (who: Signature) => ({ id: who.userId }) as NewPendingWrite;
  const { result } = renderHook(() => useSignedAction<undefined>(area, make));
  expect(await result.current.run(undefined)).toBe(false);
  expect(sent).toEqual([null]);
});
