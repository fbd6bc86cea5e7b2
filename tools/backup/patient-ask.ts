/** Sends one request. */
export type Send = (address: string, options: RequestInit) => Promise<Response>;

/**
 * Asks until an answer was read, with pauses after what passes by itself.
 * @throws RequestFailure for a refusal; Error once the network stays broken
 */
export type Ask = <Answer>(
  address: string,
  options: RequestInit,
  read: (response: Response) => Promise<Answer>,
) => Promise<Answer>;

/** A refusal of a server. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly status: number;
  /** What Google calls it, such as `ALREADY_EXISTS`; empty when it says nothing. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Pauses between tries, in milliseconds. */
const pausesMs = [1000, 2000, 4000, 8000, 16_000, 30_000];

/** A request without an answer is given up after this time, in milliseconds. A large page takes its time. */
const deadlineMs = 180_000;

/** Too many requests, and what servers answer while they are in trouble. */
const passing: readonly number[] = [429, 500, 502, 503, 504];

interface GivenError {
  readonly status?: string;
  readonly message?: string;
}

/** Google's error in an answer: an object, within an array for a query, two texts for a token. */
function errorIn(text: string): GivenError {
  try {
    const parsed = JSON.parse(text) as unknown;
    const { error, error_description: message } = (Array.isArray(parsed) ? parsed[0] : parsed) as {
      error?: string | GivenError;
      error_description?: string;
    };
    if (typeof error === 'string') return { status: error, ...(message !== undefined && { message }) };
    return error ?? {};
  } catch {
    // A proxy answers with a page.
    return {};
  }
}

function wordsFor(status: number, { status: code, message = '' }: GivenError, host: string): string {
  const said = message === '' ? '' : ` It says: ${message}`;
  if (code === 'invalid_grant')
    return `Google does not accept the key: it was deleted, or the clock of this computer is wrong.${said}`;
  if (status === 401 || status === 403) return `${host} refuses the key (${status}).${said}`;
  if (status === 404) return `${host} does not know this project, database or bucket.${said}`;
  if (status === 429)
    return `What the plan allows for a day is used up; it begins again at midnight Pacific time.${said}`;
  return `${host} refuses (${status}).${said}`;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @param pause waits between two tries */
export function createAsk(send: Send = fetch, pause: (ms: number) => Promise<void> = wait): Ask {
  return async (address, options, read) => {
    const { host } = new URL(address);
    for (let tries = 0; ; tries += 1) {
      const pauseMs = pausesMs[tries];
      let response: Response;
      try {
        response = await send(address, { ...options, signal: AbortSignal.timeout(deadlineMs) });
        // An answer that breaks off halfway is asked for again.
        if (response.ok) return await read(response);
      } catch (cause) {
        if (pauseMs === undefined)
          throw new Error(`The network broke: no whole answer from ${host} after ${tries + 1} tries.`, {
            cause,
          });
        await pause(pauseMs);
        continue;
      }
      const error = errorIn(await response.text());
      if (pauseMs === undefined || !passing.includes(response.status))
        throw new RequestFailure(response.status, error.status ?? '', wordsFor(response.status, error, host));
      await pause(pauseMs);
    }
  };
}
