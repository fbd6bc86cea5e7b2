import { isFinal, toBackendError, type BackendError } from './backend-error';

/** What became of each line of a bulk, by its key. */
export interface BulkOutcome {
  readonly done: readonly string[];
  readonly refused: readonly { readonly key: string; readonly error: BackendError }[];
}

/**
 * Writes one line after the other; the refusal of one stops no other.
 * @param write is harmless when its line was written by an earlier try: the whole bulk is sent again after a failure
 * @throws BackendFailure when the backend cannot answer: the next lines would fail alike, and nobody knows whether this one is written.
 */
export async function submitEach<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
  write: (line: Line, index: number) => Promise<unknown>,
): Promise<BulkOutcome> {
  const done: string[] = [];
  const refused: { key: string; error: BackendError }[] = [];
  for (const [index, line] of lines.entries()) {
    try {
      await write(line, index);
      done.push(keyOf(line));
    } catch (cause) {
      const error = toBackendError(cause);
      if (!isFinal(error.code)) throw cause;
      refused.push({ key: keyOf(line), error });
    }
  }
  return { done, refused };
}
