// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUntilNextAct } from './use-until-next-act';

const renderOutcome = () => {
  const { result } = renderHook(() => useUntilNextAct<'copied'>());
  act(() => result.current[1]('copied'));
  return result;
};

it.each([
  ['a press anywhere', () => document.body.click()],
  ['Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
])('an outcome goes with %s', (_act, next) => {
  const result = renderOutcome();
  expect(result.current[0]).toBe('copied');
  act(next);
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]('copied'));
  expect(result.current[0]).toBe('copied');
});

it('an outcome stays while the person reads or scrolls', () => {
  const result = renderOutcome();
  act(() => {
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  });
  expect(result.current[0]).toBe('copied');
});
