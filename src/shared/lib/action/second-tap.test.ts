// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopSecondTaps } from './second-tap';

let stop = () => {};
let at = 0;

/** Clicks an element: `detail` counts the clicks at one place, as the browser does. */
function click(element: Element | null, detail: number, afterMs = 80): boolean {
  at += afterMs;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return element?.dispatchEvent(event) ?? false;
}

const find = (id: string) => document.getElementById(id);
const pressed = vi.fn<(id: string) => void>();

beforeEach(() => {
  document.body.innerHTML =
    '<p id="words">…</p><button id="open">…</button><button id="send"><span id="word">…</span></button>' +
    '<label id="name">…<input id="field" type="checkbox"></label>';
  document.body.addEventListener('click', ({ target }) => pressed((target as Element).id));
  pressed.mockReset();
  stop = stopSecondTaps(document);
});

afterEach(() => stop());

it('stops the second click of a double click on what took the place of the first control', () => {
  expect(click(find('open'), 1)).toBe(true);
  expect(click(find('send'), 2)).toBe(false);
  expect(pressed.mock.calls).toEqual([['open']]);
});

it('leaves both clicks to one control', () => {
  click(find('send'), 1);
  expect(click(find('word'), 2)).toBe(true);
  click(find('name'), 1);
  expect(click(find('field'), 2)).toBe(true);
});

it('leaves two presses that are no double click, and a key', () => {
  click(find('open'), 1);
  expect(click(find('send'), 1)).toBe(true);
  expect(click(find('open'), 0)).toBe(true);
  // The first click was on a control that was off, which tells nobody.
  expect(click(find('send'), 2, 500)).toBe(true);
});

it('stops a control that came under the finger where there was none', () => {
  click(find('words'), 1);
  expect(click(find('send'), 2)).toBe(false);
});
