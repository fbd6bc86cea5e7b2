// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { measured } from './measured';

const kept = () => localStorage.getItem('lifeline.kept-heights');

/** An element of a height that the test sets. */
function elementOf(height: { now: number }): HTMLElement {
  const element = document.createElement('div');
  vi.spyOn(element, 'offsetHeight', 'get').mockImplementation(() => height.now);
  return element;
}

beforeEach(() => localStorage.clear());

it('remembers the height at the end of a visit', () => {
  const height = { now: 10 };
  const leave = measured('record')(elementOf(height));
  height.now = 300;
  leave?.();
  expect(kept()).toBe('--kept-record:300px');
});

it('leaves out what a press opened, and follows what a press made smaller', () => {
  const height = { now: 300 };
  for (const [after, remembered] of [
    [900, 300],
    [120, 120],
  ] as const) {
    height.now = 300;
    const element = elementOf(height);
    const leave = measured('record')(element);
    element.click();
    height.now = after;
    element.click();
    leave?.();
    expect(kept()).toBe(`--kept-record:${String(remembered)}px`);
  }
});
