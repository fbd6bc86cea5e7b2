/** Why the device has not kept something. */
export type NotKeptReason = 'full' | 'denied';

/** The device has not kept it. The screen says so, and what was going on goes on. */
export interface NotKept {
  readonly kind: 'not-kept';
  readonly reason: NotKeptReason;
}

/** Names of errors with which browsers refuse storage. Others are defects. */
const refusals: Readonly<Record<string, NotKeptReason>> = {
  QuotaExceededError: 'full',
  AbortError: 'denied',
  InvalidStateError: 'denied',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  TimeoutError: 'denied',
  UnknownError: 'denied',
};

/** Reports a refusal of the device as a result. Every other error is thrown. */
export async function orNotKept<Result>(work: Promise<Result>): Promise<Result | NotKept> {
  try {
    return await work;
  } catch (cause) {
    const reason = cause instanceof DOMException ? refusals[cause.name] : undefined;
    if (reason === undefined) throw cause;
    return { kind: 'not-kept', reason };
  }
}
