import { ripple } from '../../tokens/ripple';
import styles from './ripple.module.css';

type Point = { readonly x: number; readonly y: number } | 'centre';

/** Positions a wave so that it grows from the point to the farthest corner. */
function placeWave(element: HTMLElement, wave: HTMLElement, point: Point): void {
  const box = element.getBoundingClientRect();
  const x = point === 'centre' ? box.width / 2 : point.x - box.left;
  const y = point === 'centre' ? box.height / 2 : point.y - box.top;
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  wave.style.setProperty('inset', `${y - radius}px auto auto ${x - radius}px`);
  wave.style.inlineSize = wave.style.blockSize = `${radius * 2}px`;
  wave.style.setProperty('--start', String(ripple.startScale));
}

/**
 * Shows a ripple on `element` while it is pressed by mouse, touch, Enter or Space. On touch it waits 80 ms,
 * and a moving finger cancels it; a shown ripple stays 250 ms and fades in 300 ms. The element needs
 * `position: relative` and hidden overflow. Returns a function that removes everything.
 */
export function attachRipple(element: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly point: Point } | undefined;
  let shown: { readonly wave: HTMLElement; readonly at: number } | undefined;

  const after = (delayMs: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer);
    return timer;
  };

  const show = (point: Point) => {
    hide();
    const wave = document.createElement('span');
    wave.className = styles.wave ?? '';
    wave.dataset.ripple = '';
    wave.setAttribute('aria-hidden', 'true');
    placeWave(element, wave, point);
    element.append(wave);
    shown = { wave, at: performance.now() };
  };

  const hide = () => {
    if (!shown) return;
    const { wave, at } = shown;
    shown = undefined;
    after(Math.max(ripple.minimumVisibleMs - (performance.now() - at), 0), () => {
      wave.dataset.ripple = 'fading';
      after(ripple.fadeMs, () => wave.remove());
    });
  };

  const forget = () => {
    if (waiting) clearTimeout(waiting.timer);
    waiting = undefined;
  };

  const release = () => {
    if (waiting) {
      const { point } = waiting;
      forget();
      show(point);
    }
    hide();
  };

  const isOff = () => element.matches(':disabled, [aria-disabled="true"]');

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (isOff() || event.button !== 0) return;
      const point = { x: event.clientX, y: event.clientY };
      forget();
      if (event.pointerType !== 'touch') {
        show(point);
        return;
      }
      waiting = {
        point,
        timer: after(ripple.touchShowDelayMs, () => {
          waiting = undefined;
          show(point);
        }),
      };
    },
    { signal },
  );
  element.addEventListener('touchmove', forget, { signal, passive: true });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointerleave', release, { signal });
  element.addEventListener(
    'pointercancel',
    () => {
      forget();
      hide();
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && !event.repeat && !isOff()) show('centre');
    },
    { signal },
  );
  element.addEventListener('keyup', hide, { signal });
  element.addEventListener('blur', hide, { signal });

  return () => {
    stop.abort();
    timers.forEach(clearTimeout);
    element.querySelectorAll(':scope > [data-ripple]').forEach((wave) => wave.remove());
  };
}
