import { setTimeout as wait } from 'node:timers/promises';
import { runInPage } from './driver.mjs';
import { findPlace } from './find-place.mjs';

/** Timeout of every wait, in ms. */
const timeoutMs = 30_000;

/** A key that enters no text. */
const shift = '\uE008';

/** @typedef {import('./find-place.mjs').Sought} Sought */

/** Runs in the page: selects the text of the sought field; returns whether it has the focus. */
function selectAll() {
  const field = document.querySelector('[data-sought]');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  if (document.activeElement !== field) return false;
  field.select();
  return true;
}

/** Runs in the page. */
function focusOnIt() {
  /** @type {HTMLElement} */ (document.querySelector('[data-sought]')).focus();
}

/**
 * Runs in the page: sets the sought field to the option with this text, or to this value.
 * @param {string} choice
 */
function choose(choice) {
  const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (document.querySelector('[data-sought]'));
  const option = 'options' in field && [...field.options].find(({ text }) => text === choice);
  // React replaces the instance's setter; use the prototype's.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, option ? option.value : choice);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * A simulated person who looks, presses and types.
 * @param {import('./driver.mjs').Driver} driver
 * @param {string} origin
 */
export function createPerson(driver, origin) {
  /**
   * Polls a function in the page until its result is truthy; survives navigation.
   * @template {readonly unknown[]} Args
   * @template Result
   * @param {string} what
   * @param {(...args: Args) => Result} look
   * @param {Args} args
   * @returns {Promise<NonNullable<Awaited<Result>>>}
   */
  async function until(what, look, ...args) {
    const end = Date.now() + timeoutMs;
    for (;;) {
      let why = '';
      try {
        const found = await runInPage(driver, look, ...args);
        if (found) return found;
      } catch (cause) {
        why = ` (${cause instanceof Error ? cause.message : cause})`;
      }
      if (Date.now() > end) throw new Error(`not seen: ${what}${why}`);
      await wait(100);
    }
  }

  const isAwake = () =>
    until(
      'a page that is awake',
      () =>
        document.documentElement.dataset.awake !== undefined && document.querySelectorAll('h1').length === 1,
    );

  /** @param {Sought} sought */
  const placeOf = (sought) =>
    until(`${sought.role} “${sought.name}”${sought.group ? ` of “${sought.group}”` : ''}`, findPlace, sought);

  /** @param {Sought} sought */
  async function press(sought) {
    const { x, y } = await placeOf(sought);
    await driver.perform([
      {
        ...{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } },
        actions: [
          { type: 'pointerMove', x, y, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** @param {string} text */
  const type = (text) =>
    driver.perform([
      {
        ...{ type: 'key', id: 'keys' },
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);

  return {
    driver,
    until,
    isAwake,
    press,
    type,
    /** @param {string} path */
    async open(path) {
      await driver.go(origin + path);
      await isAwake();
    },
    async reload() {
      await driver.reload();
      await isAwake();
    },
    /** @param {string} name @param {string} [group] */
    tick: (name, group) => press({ role: 'field', name, ...(group !== undefined && { group }) }),
    /**
     * Replaces the text of a field.
     * @param {string} name
     * @param {string} text
     */
    async write(name, text) {
      const field = /** @type {const} */ ({ role: 'field', name });
      await press(field);
      // Hydration, or a new step, moves the focus again.
      while (!(await runInPage(driver, selectAll))) await press(field);
      await type(text);
    },
    /**
     * Selects an option or a date. Native pickers cannot be driven.
     * @param {string} name
     * @param {string} choice text of the option
     */
    async choose(name, choice) {
      await placeOf({ role: 'field', name });
      await runInPage(driver, focusOnIt);
      await type(shift);
      await until('a form that is awake', () => document.querySelector('[data-asleep]') === null);
      await runInPage(driver, choose, choice);
    },
    /**
     * Waits for visible text anywhere in the page.
     * @param {string} words
     */
    reads: (words) =>
      until(`“${words}”`, (sought) => document.body.innerText.replace(/\s+/g, ' ').includes(sought), words),
    /**
     * Waits for the page's heading.
     * @param {string} words
     */
    readsHeading: (words) =>
      until(
        `the heading “${words}”`,
        (sought) => document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim() === sought,
        words,
      ),
    /**
     * Waits until a field has this value.
     * @param {string} name
     * @param {string} value
     */
    async readsField(name, value) {
      await placeOf({ role: 'field', name });
      await until(
        `“${value}” in “${name}”`,
        (sought) => {
          const field = /** @type {HTMLInputElement} */ (document.querySelector('[data-sought]'));
          if (field.value !== sought) throw new Error(`it is “${field.value}”`);
          return true;
        },
        value,
      );
    },
  };
}

/** @typedef {ReturnType<typeof createPerson>} Person */
