import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { findTexts, type FoundText } from './find-texts';
import { registerTexts, type TextRegistry } from './text-registry';

/**
 * The texts of the page while the mode is on, where they stand now. Meanwhile the page itself is inert: each
 * press is of a text.
 */
export function useFoundTexts(i18n: I18n): { texts: readonly FoundText[]; registry: TextRegistry | null } {
  const [registry, setRegistry] = useState<TextRegistry | null>(null);
  const [texts, setTexts] = useState<readonly FoundText[]>([]);
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return;
    const started = registerTexts(i18n);
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setRegistry(started);
        setTexts(findTexts(root, started));
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    const listening = new AbortController();
    for (const event of ['resize', 'scroll'])
      addEventListener(event, look, { passive: true, capture: true, signal: listening.signal });
    root.inert = true;
    look();
    return () => {
      root.inert = false;
      cancelAnimationFrame(frame);
      observer.disconnect();
      listening.abort();
      started.stop();
    };
  }, [i18n]);
  return { texts, registry };
}
