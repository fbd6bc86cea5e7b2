// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachRipple } from './attach-ripple';

let button: HTMLButtonElement;
let detach: () => void;
const waves = () => button.querySelectorAll('[data-ripple]').length;

function press(type: string, pointerType = 'mouse') {
  const event = new MouseEvent(type, { clientX: 5, clientY: 5, bubbles: true, button: 0 });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  button.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  button = document.body.appendChild(document.createElement('button'));
  detach = attachRipple(button);
});
afterEach(() => {
  detach();
  button.remove();
  vi.useRealTimers();
});

it('shows at once for a mouse', () => {
  press('pointerdown');
  expect(waves()).toBe(1);
});

it('delays a touch by 80 ms', () => {
  press('pointerdown', 'touch');
  vi.advanceTimersByTime(79);
  expect(waves()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(waves()).toBe(1);
});

it('shows nothing when the finger moves on to scroll', () => {
  press('pointerdown', 'touch');
  button.dispatchEvent(new Event('touchmove'));
  vi.advanceTimersByTime(1000);
  expect(waves()).toBe(0);
});

it('shows at once when a quick tap ends before the delay', () => {
  press('pointerdown', 'touch');
  vi.advanceTimersByTime(30);
  press('pointerup', 'touch');
  expect(waves()).toBe(1);
});

it('stays 250 ms and is gone 300 ms later', () => {
  press('pointerdown');
  press('pointerup');
  vi.advanceTimersByTime(249);
  expect(button.querySelector('[data-ripple=""]')).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(button.querySelector('[data-ripple="fading"]')).not.toBeNull();
  vi.advanceTimersByTime(299);
  expect(waves()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(waves()).toBe(0);
});

it.each(['Enter', ' '])('shows one wave for the key %o, also while the key is held', (key) => {
  button.dispatchEvent(new KeyboardEvent('keydown', { key }));
  button.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true }));
  expect(waves()).toBe(1);
});

it('ignores a disabled control', () => {
  button.setAttribute('aria-disabled', 'true');
  press('pointerdown');
  expect(waves()).toBe(0);
});

it('removes its waves and listeners', () => {
  press('pointerdown');
  detach();
  press('pointerdown');
  expect(waves()).toBe(0);
});
