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

/** Tells of a new size when the test says so. */
let tellSize = (): void => undefined;

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(told: () => void) {
      tellSize = told;
    }
  },
);

const reserved = () => document.documentElement.style.getPropertyValue('--kept-record');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.style.cssText = '--kept-record: 300px';
});

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

it('releases what was reserved when the element no longer fills it, not while it grows', () => {
  const height = { now: 200 };
  const leave = measured('record')(elementOf(height));
  for (const [now, left] of [
    [200, '300px'],
    [120, '300px'],
    [310, '300px'],
    [300, '300px'],
    [150, ''],
  ] as const) {
    height.now = now;
    tellSize();
    expect(reserved()).toBe(left);
  }
  leave?.();
  expect(kept()).toBe('--kept-record:150px');
});

it('releases it after a press anywhere, until the page is left', () => {
  const height = { now: 200 };
  const leave = measured('record')(elementOf(height));
  document.body.click();
  expect(reserved()).toBe('');
  leave?.();
  expect(reserved()).toBe('200px');
  document.body.click();
  expect(reserved()).toBe('200px');
});
