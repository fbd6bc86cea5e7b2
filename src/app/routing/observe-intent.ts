/** The path of a link inside the site; null for any other element. */
function pathOf(target: EventTarget | null, origin: string): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== origin || link.target !== '' || link.hasAttribute('download')) return null;
  return link.pathname;
}

interface Intent {
  readonly document: Document;
  readonly origin: string;
  /** Called once per path. */
  readonly onPath: (path: string) => void;
}

/**
 * Predicts the next page: a link is hovered, touched or focused, or, after the first interaction, a link with
 * `data-likely` scrolls into view. Returns a function that unsubscribes.
 */
export function observeIntent({ document, origin, onPath }: Intent): () => void {
  const listening = new AbortController();
  const told = new Set<string>();
  const tell = (target: EventTarget | null) => {
    const path = pathOf(target, origin);
    if (path === null || told.has(path)) return;
    told.add(path);
    onPath(path);
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) tell(target);
  });
  const watchLikely = () =>
    document.querySelectorAll('a[data-likely]').forEach((link) => inView.observe(link));

  const options = { capture: true, passive: true, signal: listening.signal };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => tell(target), options);
  }
  for (const event of ['scroll', 'pointerdown']) {
    document.addEventListener(event, watchLikely, { ...options, once: true });
  }
  return () => {
    listening.abort();
    inView.disconnect();
  };
}
