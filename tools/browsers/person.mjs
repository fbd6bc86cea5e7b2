import { setTimeout as wait } from 'node:timers/promises';
import { runInPage } from './driver.mjs';
import { findPlace } from './find-place.mjs';

/** What is not there after so long, in ms, is taken not to come. */
const patienceMs = 30_000;

/** The key that types nothing. */
const shift = '\uE008';

/** @typedef {import('./find-place.mjs').Sought} Sought */

/** Runs in the page: marks all that stands in the field that was sought, and says whether it has the focus. */
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

/** Runs in the page: gives the field that was sought the option with these words, or this value. @param {string} choice */
function choose(choice) {
  const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (document.querySelector('[data-sought]'));
  const option = 'options' in field && [...field.options].find(({ text }) => text === choice);
  // React looks at what is set past its own setter.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, option ? option.value : choice);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Somebody with a browser, who does nothing but look, press and type.
 * @param {import('./driver.mjs').Driver} driver
 * @param {string} origin
 */
export function createPerson(driver, origin) {
  /**
   * What a function gives in the page, once it gives something; a page that goes is asked again when the next one is there.
   * @template {readonly unknown[]} Args
   * @template Result
   * @param {string} what
   * @param {(...args: Args) => Result} look
   * @param {Args} args
   * @returns {Promise<NonNullable<Awaited<Result>>>}
   */
  async function until(what, look, ...args) {
    const end = Date.now() + patienceMs;
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
    /** Writes over what stands in a field. @param {string} name @param {string} text */
    async write(name, text) {
      const field = /** @type {const} */ ({ role: 'field', name });
      await press(field);
      // A form that wakes, or a step that begins, moves the focus once more.
      while (!(await runInPage(driver, selectAll))) await press(field);
      await type(text);
    },
    /**
     * Takes an option of a list, or a day: the browser's own pickers lie outside of the page.
     * @param {string} name @param {string} choice as it is read in the list
     */
    async choose(name, choice) {
      await placeOf({ role: 'field', name });
      await runInPage(driver, focusOnIt);
      await type(shift);
      await until('a form that is awake', () => document.querySelector('[data-asleep]') === null);
      await runInPage(driver, choose, choice);
    },
    /** Waits for words, shown anywhere in the page. @param {string} words */
    reads: (words) =>
      until(`“${words}”`, (sought) => document.body.innerText.replace(/\s+/g, ' ').includes(sought), words),
    /** Waits for the heading of the page. @param {string} words */
    readsHeading: (words) =>
      until(
        `the heading “${words}”`,
        (sought) => document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim() === sought,
        words,
      ),
    /** Waits until a field holds this. @param {string} name @param {string} value */
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
