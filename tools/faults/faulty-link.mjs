/**
 * What becomes of one request of the link: it arrives, is refused for a moment with a status, waits, is cut, or gets no answer at all
 * for a long time.
 * @typedef {'well' | 'drop' | 500 | 503 | 429 | 404 | 401 | 'slow' | 'slow-drop' | 'black-hole'} Fate
 */

/**
 * How the network is: as chance wants it; well; nothing goes through; what is asked for is done, and no answer comes back; every
 * answer comes late.
 * @typedef {'rough' | 'well' | 'cut' | 'deaf' | 'slow'} Mood
 */

/** How often each fate comes, out of 100: worse than any network that people bear. */
/** @type {readonly (readonly [Fate, number])[]} */
const odds = [
  ['well', 40],
  ['drop', 18],
  [500, 8],
  [503, 6],
  [429, 4],
  [404, 3],
  [401, 7],
  ['slow', 8],
  ['slow-drop', 4],
  ['black-hole', 2],
];

/** So many of 100 reads arrive whatever the odds say: a screen reads many records. */
const wellReads = 75;

/** The longest wait of a slow request, in ms. */
const longestWaitMs = 2500;

/** The silence of a black hole, in ms: longer than anybody looks on, shorter than the run. */
const silenceMs = 6000;

/**
 * Numbers that look random and are the same for the same seed (mulberry32).
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The network before the embedded backend of the `faults` build: answers `/link/…` as its mood is.
 * @param {() => number} random from 0 to below 1
 */
export function createFaultyLink(random) {
  /** @type {Mood} */
  let mood = 'rough';
  /** @type {Record<string, number>} */
  const counts = {};

  /** @param {string} step @returns {Fate} */
  function drawFate(step) {
    if (mood === 'well') return 'well';
    if (mood === 'cut') return 'drop';
    if (mood === 'deaf') return step === 'answer' ? 'drop' : 'well';
    if (mood === 'slow') return 'slow';
    if (step === 'read' && random() * 100 < wellReads) return 'well';
    let ticket = random() * 100;
    for (const [fate, share] of odds) {
      ticket -= share;
      if (ticket < 0) return fate;
    }
    return 'well';
  }

  /** @param {Fate} fate */
  function waitOf(fate) {
    if (fate === 'black-hole') return silenceMs;
    return fate === 'slow' || fate === 'slow-drop' ? random() * longestWaitMs : 0;
  }

  return {
    counts,
    /** @param {Mood} next */
    become: (next) => {
      mood = next;
    },
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @returns {boolean} whether the request was one of the link
     */
    answer(request, response) {
      if (!request.url?.startsWith('/link/')) return false;
      const step = request.url.slice('/link/'.length);
      const fate = drawFate(step);
      const name = `${step} ${fate}`;
      counts[name] = (counts[name] ?? 0) + 1;
      setTimeout(() => {
        if (fate === 'drop' || fate === 'slow-drop' || fate === 'black-hole') {
          response.destroy();
          return;
        }
        response.statusCode = typeof fate === 'number' ? fate : 204;
        response.end();
      }, waitOf(fate));
      return true;
    },
  };
}
