import type { LoaderFunction } from 'react-router-dom';

/** Addresses that a redirect may leave the site for; anything that could run as a script is refused. */
const safeProtocols = ['https:', 'http:', 'tel:', 'mailto:'];

/** @throws Error when `target` is no absolute address of a safe protocol. */
export function checkExternalAddress(target: string): string {
  const { protocol, href } = new URL(target);
  if (!safeProtocols.includes(protocol)) throw new Error(`a redirect must not go to ${protocol}`);
  return href;
}

/** A loader that leaves the site by a full page load; it never settles, so that nothing of the old page moves on. */
export function redirectOut(target: string, leave: (href: string) => void): LoaderFunction {
  const href = checkExternalAddress(target);
  return () => {
    leave(href);
    return new Promise<never>(() => undefined);
  };
}
