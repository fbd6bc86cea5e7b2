/** A file of the site could not be loaded: offline, or removed by a release. */
export class MissingFile extends Error {
  constructor(address: string, options?: ErrorOptions) {
    super(`could not load ${address}`, options);
    this.name = 'MissingFile';
  }
}

/** Whether a file of the site could not be loaded, including the bundler's `ChunkLoadError`. */
export function isMissingFile(cause: unknown): boolean {
  return cause instanceof MissingFile || (cause instanceof Error && cause.name === 'ChunkLoadError');
}

/** Whether loading a file timed out: the network is slow, and a reload would make it worse. */
export function isLateFile(cause: unknown): boolean {
  if (!isMissingFile(cause)) return false;
  const { type, cause: reason } = cause as { type?: unknown; cause?: unknown };
  // The bundler's timeout, and an aborted fetch.
  return type === 'timeout' || (reason instanceof DOMException && reason.name === 'AbortError');
}
