import { withTimeout } from './with-timeout.mjs';

/** Timeout of a command, in ms. */
const timeoutMs = 60_000;

/**
 * Connects to a browser by WebDriver BiDi.
 * @param {string} address
 */
export async function connectBiDi(address) {
  const socket = new WebSocket(address);
  /** @type {Map<number, { resolve: (result: any) => void, reject: (cause: Error) => void }>} */
  const asked = new Map();
  let count = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const asker = asked.get(id);
    // Events have no request id.
    if (!asker) return;
    asked.delete(id);
    if (type === 'success') asker.resolve(result);
    else asker.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of asked.values()) reject(new Error('the browser has closed the connection'));
  });
  await withTimeout(
    new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)));
    }),
    timeoutMs,
    address,
  );

  return {
    /** @param {string} method @param {object} params @returns {Promise<any>} */
    send(method, params) {
      count += 1;
      const id = count;
      const answer = new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
      socket.send(JSON.stringify({ id, method, params }));
      return withTimeout(answer, timeoutMs, method);
    },
    close: () => socket.close(),
  };
}
