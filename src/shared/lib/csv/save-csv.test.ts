// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveCsv } from './save-csv';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the object URL after the click, for browsers that read it later', () => {
  vi.useFakeTimers();
  const [createObjectURL, revokeObjectURL] = [vi.fn(() => 'blob:1'), vi.fn()];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveCsv('a,b', 'list.csv');
  expect(click).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
});
