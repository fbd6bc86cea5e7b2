/** Whether a click on a link leaves it to the site to open the page here. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Lets links to other pages of the site load the whole page for as long as `isNeeded` says so. Returns the unsubscriber. */
export function openLinksByFullLoad(document: Document, isNeeded: () => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !isNeeded()) return;
    const isPage = link.origin === location.origin && link.pathname !== location.pathname && !link.target;
    // The router would prevent the browser from following the link.
    if (isPage) event.stopImmediatePropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
