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
