/** Memoizes `load`. A failure is not cached, so that the next call retries. */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= load().catch((cause: unknown) => {
      running = undefined;
      throw cause;
    });
    return running;
  };
}
