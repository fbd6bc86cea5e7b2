import { easeInOutCubic, motion } from 'design-system';

interface ScrollOptions {
  readonly isReduced: boolean;
  readonly window: Pick<
    Window,
    'scrollY' | 'scrollTo' | 'requestAnimationFrame' | 'cancelAnimationFrame' | 'performance'
  >;
}

/**
 * Scrolls to `top` (CSS pixels from the page's start) in 300 ms, or at once with reduced motion. Returns a
 * function that stops it, for when the person scrolls.
 */
export function scrollToTop(top: number, { isReduced, window }: ScrollOptions): () => void {
  if (isReduced) {
    window.scrollTo(0, top);
    return () => undefined;
  }
  const from = window.scrollY;
  const startedAt = window.performance.now();
  const step = (now: number) => {
    const progress = Math.min(Math.max(now - startedAt, 0) / motion.scrollMs, 1);
    window.scrollTo(0, from + (top - from) * easeInOutCubic(progress));
    if (progress < 1) frame = window.requestAnimationFrame(step);
  };
  let frame = window.requestAnimationFrame(step);
  return () => window.cancelAnimationFrame(frame);
}
