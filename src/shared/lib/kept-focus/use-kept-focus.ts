import { useEffect, useRef, type RefObject } from 'react';

const takesFocus = '[tabindex="-1"]';

/**
 * Keeps keyboard and screen reader at their place: when what was pressed is taken away, the focus goes to the nearest thing around
 * it that is still there and has `tabIndex={-1}`, else to the first such thing inside the root. Without it the browser begins
 * again at the top of the page. Whoever moves the focus itself is left alone.
 * @returns the ref of the root
 */
export function useKeptFocus<Root extends HTMLElement>(): RefObject<Root | null> {
  const ref = useRef<Root>(null);
  useEffect(() => {
    const root = ref.current;
    if (root === null) return;
    // What was pressed, then what stood around it, the innermost first: a removed element does not know that any more.
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
