// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAsking } from './use-asking';

const open = () => renderHook(({ state }) => useAsking<string>(state), { initialProps: { state: 'new' } });

it('stays open when somebody else moves the record, and says so', () => {
  const { result, rerender } = open();
  act(() => result.current.ask('decline'));
  expect(result.current).toMatchObject({ what: 'decline', isOvertaken: false });
  rerender({ state: 'interview' });
  expect(result.current).toMatchObject({ what: 'decline', isOvertaken: true });
  act(() => result.current.leave());
  expect(result.current).toMatchObject({ what: null, isOvertaken: false });
});

it('takes its own write for nobody else’s, and closes once it is done', async () => {
  const { result, rerender } = open();
  act(() => result.current.ask('decline'));
  let answer: (isDone: boolean) => void = () => undefined;
  let finished: Promise<boolean> | undefined;
  act(() => {
    finished = result.current.finish(() => new Promise((resolve) => (answer = resolve)));
  });
  rerender({ state: 'declined' });
  expect(result.current).toMatchObject({ what: 'decline', isOvertaken: false });
  await act(async () => {
    answer(true);
    await finished;
  });
  expect(result.current.what).toBeNull();
});

it('stays open after a refusal, and then says that somebody else was first', async () => {
  const { result, rerender } = open();
  act(() => result.current.ask('decline'));
  rerender({ state: 'interview' });
  await act(async () => {
    await result.current.finish(() => Promise.resolve(false));
  });
  expect(result.current).toMatchObject({ what: 'decline', isOvertaken: true });
});
