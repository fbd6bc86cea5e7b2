/** A file of the site could not be had: the network is gone, or a release took the file away. */
export class MissingFile extends Error {
  constructor(address: string, options?: ErrorOptions) {
    super(`could not load ${address}`, options);
    this.name = 'MissingFile';
  }
}

/** Whether an error says that a file of the site could not be loaded; the bundler's own loader has its own name for it. */
export function isMissingFile(cause: unknown): boolean {
  return cause instanceof MissingFile || (cause instanceof Error && cause.name === 'ChunkLoadError');
}

/** Whether a file did not come in time: the network is slow, and loading the page again would only cost more. */
export function isLateFile(cause: unknown): boolean {
  if (!isMissingFile(cause)) return false;
  const { type, cause: reason } = cause as { type?: unknown; cause?: unknown };
  // The bundler's own loader, and a fetch that was given up.
  return type === 'timeout' || (reason instanceof DOMException && reason.name === 'AbortError');
}
