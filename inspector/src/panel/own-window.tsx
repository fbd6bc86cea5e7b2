import words from '../../locales/en.json';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Opens an empty window for the panel; null when the browser does not allow it. */
export function openWindow(): Window | null {
  const opened = window.open('', 'statechart-inspector', 'popup,width=1180,height=800');
  return opened && !opened.closed ? opened : null;
}

/** Gives a document the styles and the theme of the page, and keeps the theme equal. */
function dress({ document: other }: Window): () => void {
  const { documentElement: page } = document;
  const copyTheme = () => {
    for (const { name, value } of [...page.attributes]) other.documentElement.setAttribute(name, value);
  };
  const sheets = [...document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')].map((sheet) => {
    const copy = other.importNode(sheet, true);
    if (sheet instanceof HTMLLinkElement) copy.setAttribute('href', sheet.href);
    return copy;
  });
  other.head.replaceChildren(...sheets);
  other.title = words.title;
  other.body.style.cssText = 'margin: 0; padding: 0; min-block-size: 0';
  copyTheme();
  const observer = new MutationObserver(copyTheme);
  observer.observe(page, { attributes: true });
  return () => observer.disconnect();
}

interface OwnWindowProps {
  view: Window;
  /** Called when the window was closed. */
  onClose: () => void;
  children: ReactNode;
}

/** Renders into a window of its own, with the data of this page. It closes with the page. */
export function OwnWindow({ view, onClose, children }: OwnWindowProps) {
  useLayoutEffect(() => dress(view), [view]);
  useEffect(() => {
    const close = () => view.close();
    view.addEventListener('pagehide', onClose);
    window.addEventListener('pagehide', close);
    return () => {
      view.removeEventListener('pagehide', onClose);
      window.removeEventListener('pagehide', close);
    };
  }, [view, onClose]);
  return createPortal(children, view.document.body);
}
