/** Timeout for reading the latest build id, in milliseconds. */
const answerMs = 15_000;

/** Fetches the id of the newest build, bypassing caches. Rejects offline and on timeout. */
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
