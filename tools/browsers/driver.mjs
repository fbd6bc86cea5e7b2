/**
 * One tab of one browser. Every answer comes within a minute, or an error does.
 * @typedef {object} Driver
 * @property {string} version the browser and its version
 * @property {(url: string) => Promise<void>} go opens an address
 * @property {() => Promise<void>} reload
 * @property {() => Promise<void>} back goes back in the history; what comes is waited for by who asked
 * @property {(expression: string) => Promise<string>} evaluate the text that an expression of JavaScript promises in the page
 * @property {(actions: readonly object[]) => Promise<void>} perform acts of WebDriver: pointers and keys
 * @property {() => Promise<void>} quit ends the browser and what it kept
 */

/**
 * Runs a function in the page. It sees nothing but its arguments; these and its result are such as JSON has.
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
