/** How long the page must have asked for no file, and how long to wait for that at most; in milliseconds. */
const quietMs = 1000;
const longestMs = 5000;

/**
 * How long to wait for the answer of the worker, in milliseconds: one of an earlier release has none, and a
 * slow phone takes seconds to start one.
 */
const answerMs = 5000;

/**
 * Resolves when another worker can take the place of this one at once, and after ten seconds at the latest.
 *
 * Chromium stops the old worker first. A file that the page asks for meanwhile starts it again, and the new
 * one then waits until the old one was idle for 30 s. The press on *Update* can be the first on the page,
 * which loads what the page needs from then on: so that comes first.
 */
export async function readyForSuccessor(worker: Pick<ServiceWorker, 'postMessage'> | null): Promise<void> {
  await loadsSettled();
  if (worker) await running(worker);
}

function loadsSettled(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      resolve();
    };
    let quiet = setTimeout(done, quietMs);
    const longest = setTimeout(done, longestMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMs);
    });
    observer.observe({ entryTypes: ['resource'] });
  });
}

/** Resolves once the worker answers: one that is just being started is not stopped either. */
function running(worker: Pick<ServiceWorker, 'postMessage'>): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = () => {
      clearTimeout(timeout);
      port1.close();
      resolve();
    };
    const timeout = setTimeout(done, answerMs);
    port1.onmessage = done;
    worker.postMessage({ type: 'PING' }, [port2]);
  });
}
