import { isFinal, toBackendError, type BackendError } from './backend-error';

/** Outcome of each line of a bulk operation, by key. */
export interface BulkOutcome {
  readonly done: readonly string[];
  readonly refused: readonly { readonly key: string; readonly error: BackendError }[];
}

/**
 * Writes lines in sequence; a rejected line does not stop the others.
 * @param write must be idempotent: after a failure the whole bulk is sent again
 * @throws BackendFailure when the backend fails: later lines would fail too, and the current one is uncertain
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
