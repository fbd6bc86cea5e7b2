/** The server has this many milliseconds to say which build is the newest. */
const answerMs = 15_000;

/** The id of the newest build, past every cache. Rejects without network, and when the server does not answer in time. */
export async function fetchLatestBuild(signal: AbortSignal): Promise<string> {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  signal.addEventListener('abort', stop);
  const timer = setTimeout(stop, answerMs);
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, {
      cache: 'no-store',
      signal: waiting.signal,
    });
    if (!response.ok) throw new Error(`builds/latest.json: ${response.status}`);
    const { id } = (await response.json()) as { id?: unknown };
    if (typeof id !== 'string') throw new Error('builds/latest.json names no build');
    return id;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
