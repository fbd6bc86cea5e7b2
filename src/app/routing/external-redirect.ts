import type { LoaderFunction } from 'react-router-dom';

/** Protocols allowed in redirects; anything that could run a script is rejected. */
const safeProtocols = ['https:', 'http:', 'tel:', 'mailto:'];

/** @throws Error when `target` is not absolute, or has another protocol */
export function checkExternalAddress(target: string): string {
  const { protocol, href } = new URL(target);
  if (!safeProtocols.includes(protocol)) throw new Error(`a redirect must not go to ${protocol}`);
  return href;
}

/**
 * Creates a loader that leaves the site by a full page load. It never settles, so that the old page stays as
 * it is.
 * @param target the address, or what loads it
 */
export function redirectOut(
  target: string | (() => Promise<string>),
  leave: (href: string) => void,
): LoaderFunction {
  const load = typeof target === 'string' ? () => Promise.resolve(target) : target;
  return async () => {
    leave(checkExternalAddress(await load()));
    return new Promise<never>(() => undefined);
  };
}
