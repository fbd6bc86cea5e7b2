/** A click without modifier keys, which the router would handle. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Makes links load the whole page while `isNeeded` returns true. Returns a function that unsubscribes. */
export function openLinksByFullLoad(document: Document, isNeeded: () => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !isNeeded()) return;
    const isPage = link.origin === location.origin && link.pathname !== location.pathname && !link.target;
    // Keeps the router from preventing the default action.
    if (isPage) event.stopImmediatePropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
