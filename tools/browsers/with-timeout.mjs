/**
 * Rejects after a timeout, since a browser may hang.
 * @template Value
 * @param {Promise<Value>} promise
 * @param {number} ms
 * @param {string} what named in the error
 * @returns {Promise<Value>}
 */
export function withTimeout(promise, ms, what) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${ms / 1000} s: ${what}`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
