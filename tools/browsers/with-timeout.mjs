/**
 * What is promised, or an error when it does not come in time: a browser that hangs must not hang who looks at it.
 * @template Value
 * @param {Promise<Value>} promise
 * @param {number} ms
 * @param {string} what is waited for
 * @returns {Promise<Value>}
 */
export function withTimeout(promise, ms, what) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${ms / 1000} s: ${what}`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
