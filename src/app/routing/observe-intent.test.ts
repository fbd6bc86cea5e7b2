// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeIntent } from './observe-intent';

let seen: (links: Element[]) => void;
const observed: Element[] = [];

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        seen = (links) => callback(links.map((target) => ({ isIntersecting: true, target })));
      }
      observe(link: Element) {
        observed.push(link);
      }
      disconnect() {
        observed.length = 0;
      }
    },
  );
  document.body.innerHTML = `
    <a id="faq" href="/faq#refund"><b>Questions</b></a>
    <a id="likely" href="/tuition" data-likely></a>
    <a id="out" href="https://example.com/jobs"></a>
    <a id="tab" href="/about" target="_blank"></a>
    <button id="button"></button>`;
});
afterEach(() => vi.unstubAllGlobals());

const element = (id: string) => document.getElementById(id) ?? document.body;
const point = (target: Element, type = 'pointerover') =>
  target.dispatchEvent(new Event(type, { bubbles: true }));

function start() {
  const onPath = vi.fn<(path: string) => void>();
  const stop = observeIntent({ document, origin: window.location.origin, onPath });
  return { onPath, stop };
}

it.each(['pointerover', 'touchstart', 'focusin'])('reports an internal link at %s, once', (type) => {
  const { onPath, stop } = start();
  const word = document.querySelector('b') ?? document.body;
  point(word, type);
  point(element('faq'), type);
  expect(onPath.mock.calls).toEqual([['/faq']]);
  stop();
});

it('ignores external links, links to another tab, and other elements', () => {
  const { onPath, stop } = start();
  for (const id of ['out', 'tab', 'button']) point(element(id));
  expect(onPath).not.toHaveBeenCalled();
  stop();
});

it('observes likely links only after the first use of the page', () => {
  const { onPath, stop } = start();
  expect(observed).toEqual([]);
  point(document.body, 'pointerdown');
  expect(observed).toEqual([element('likely')]);
  seen([element('likely')]);
  expect(onPath.mock.calls).toEqual([['/tuition']]);
  stop();
  point(element('faq'));
  expect(onPath).toHaveBeenCalledTimes(1);
});
