/** The result of `load`, asked for once; a failure is not kept, so that the next call tries again. */
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
