import { expect, it } from 'vitest';
import { scrollToTop } from './scroll';

function createWindow(scrollY: number) {
  const frames: FrameRequestCallback[] = [];
  const seen: number[] = [];
  return {
    seen,
    window: {
      scrollY,
      performance: { now: () => 0 } as Performance,
      scrollTo: ((_x: number, y: number) => void seen.push(Math.round(y))) as typeof globalThis.scrollTo,
      requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
      cancelAnimationFrame: () => void frames.splice(0),
    },
    frame: (time: number) => frames.shift()?.(time),
    waiting: () => frames.length,
  };
}

it('takes 300 ms, and eases in and out', () => {
  const page = createWindow(1000);
  scrollToTop(0, { isReduced: false, window: page.window });
  for (const time of [0, 75, 150, 225, 300]) page.frame(time);
  expect(page.seen).toEqual([1000, 938, 500, 63, 0]);
  expect(page.waiting()).toBe(0);
});

it('jumps for people who prefer reduced motion', () => {
  const page = createWindow(1000);
  scrollToTop(40, { isReduced: true, window: page.window });
  expect(page.seen).toEqual([40]);
  expect(page.waiting()).toBe(0);
});

it('stops on request', () => {
  const page = createWindow(1000);
  const stop = scrollToTop(0, { isReduced: false, window: page.window });
  stop();
  page.frame(300);
  expect(page.seen).toEqual([]);
});
