// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearOnExit, leaveAtOnce, neutralAddress, watchExits } from './leave-at-once';

let ends: (() => void)[] = [];

beforeEach(() => {
  ends = [];
  document.title = 'Guidance and counselling';
});

afterEach(() => {
  ends.forEach((end) => end());
  document.documentElement.style.display = '';
  vi.restoreAllMocks();
});

const press = (key: string, timeStamp: number, repeat = false) => {
  const event = new KeyboardEvent('keydown', { key, repeat });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  dispatchEvent(event);
};

it('empties the memory, hides the page, then replaces it by a neutral one', () => {
  const done: string[] = [];
  ends.push(clearOnExit(() => done.push('cleared')));
  leaveAtOnce({ replace: (address) => done.push(String(address)) });
  expect(done).toEqual(['cleared', neutralAddress]);
  expect(document.title).toBe('');
  expect(document.documentElement.style.display).toBe('none');
});

it('leaves for the home page without network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const replace = vi.fn();
  leaveAtOnce({ replace });
  expect(replace).toHaveBeenCalledWith('/');
});

it('leaves on Escape pressed twice, not once, not held down, not with seconds between', () => {
  const leave = vi.fn();
  ends.push(watchExits(leave));
  press('Escape', 1000);
  press('Escape', 1200, true);
  press('Escape', 9000);
  press('a', 9100);
  expect(leave).not.toHaveBeenCalled();
  press('Escape', 9900);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('empties the memory when the page is left in any other way, and when a browser shows it again', () => {
  const clear = vi.fn();
  ends.push(watchExits(vi.fn()), clearOnExit(clear));
  dispatchEvent(new Event('pagehide'));
  expect(clear).toHaveBeenCalledTimes(1);
  document.documentElement.style.display = 'none';
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(clear).toHaveBeenCalledTimes(2);
  expect(document.documentElement.style.display).toBe('');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(clear).toHaveBeenCalledTimes(2);
});

it('forgets parts that are closed', () => {
  const clear = vi.fn();
  clearOnExit(clear)();
  leaveAtOnce({ replace: vi.fn() });
  expect(clear).not.toHaveBeenCalled();
});
