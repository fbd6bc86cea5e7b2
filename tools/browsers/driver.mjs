/**
 * One tab of one browser. Every call resolves or rejects within a minute.
 * @typedef {object} Driver
 * @property {string} version the browser and its version
 * @property {(url: string) => Promise<void>} go opens an address
 * @property {() => Promise<void>} reload
 * @property {() => Promise<void>} back goes back in the history; the caller waits for the page
 * @property {(expression: string) => Promise<string>} evaluate the string that a JavaScript expression
 * resolves to in the page
 * @property {(actions: readonly object[]) => Promise<void>} perform WebDriver actions: pointers and keys
 * @property {() => Promise<void>} quit closes the browser and deletes its profile
 */

/**
 * Runs a function in the page. It must be self-contained; arguments and result are serialized as JSON.
 * @template {readonly unknown[]} Args
 * @template Result
 * @param {Driver} driver
 * @param {(...args: Args) => Result} fn
 * @param {Args} args
 * @returns {Promise<Awaited<Result>>}
 */
export async function runInPage(driver, fn, ...args) {
  const call = `(${fn})(...${JSON.stringify(args)})`;
  return JSON.parse(await driver.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`));
}
