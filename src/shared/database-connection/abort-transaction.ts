/** Aborts a transaction. Does nothing when it has already finished. */
export function abortTransaction(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch (cause) {
    // Already finished; only its event is pending.
    if (!(cause instanceof DOMException && cause.name === 'InvalidStateError')) throw cause;
  }
}
