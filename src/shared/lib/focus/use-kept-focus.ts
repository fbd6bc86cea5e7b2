import { useEffect, useRef, type RefObject } from 'react';

const takesFocus = '[tabindex="-1"]';

/**
 * Restores the focus when the focused or pressed element is removed: moves it to the nearest remaining
 * ancestor with `tabIndex={-1}`, else to the first such element in the root. Without it the focus returns to
 * the top of the page. Does nothing when the focus was moved elsewhere.
 * @returns the ref of the root
 */
export function useKeptFocus<Root extends HTMLElement>(): RefObject<Root | null> {
  const ref = useRef<Root>(null);
  useEffect(() => {
    const root = ref.current;
    if (root === null) return;
    // The pressed element and its ancestors, innermost first: a removed element has lost its parents.
    let around: readonly Element[] = [];
    const note = ({ target }: Event) => {
      around = target instanceof Element && root.contains(target) ? upTo(root, target) : [];
    };
    const observer = new MutationObserver(() => {
      if (around[0]?.isConnected !== false) return;
      if (document.activeElement !== document.body) around = [];
      else nextPlace(root, around)?.focus();
    });
    const listening = new AbortController();
    for (const touch of ['focusin', 'pointerdown']) {
      document.addEventListener(touch, note, { capture: true, passive: true, signal: listening.signal });
    }
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, []);
  return ref;
}

function upTo(root: Element, from: Element): readonly Element[] {
  const line: Element[] = [];
  for (let at: Element | null = from; at !== null && at !== root; at = at.parentElement) line.push(at);
  return line;
}

function nextPlace(root: Element, around: readonly Element[]): HTMLElement | null {
  const near = around.find((one) => one.isConnected && one.matches(takesFocus));
  return near instanceof HTMLElement ? near : root.querySelector<HTMLElement>(takesFocus);
}
