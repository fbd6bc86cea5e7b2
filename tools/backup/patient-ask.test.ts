import { expect, it } from 'vitest';
import { createAsk } from './patient-ask';

const address = 'https://firestore.googleapis.com/v1/x';
const text = (response: Response) => response.text();

/** Answers one after the other; what throws is a broken network. */
function asking(...answers: readonly (() => Response)[]) {
  const pauses: number[] = [];
  let number = 0;
  const ask = createAsk(
    () =>
      Promise.resolve().then(() => (answers[number++] ?? answers[answers.length - 1])?.() ?? new Response()),
    (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  );
  return { ask, pauses };
}

const broken = (): Response => {
  throw new TypeError('fetch failed');
};
/** Breaks off after its first bytes. */
const halfway = () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"half'));
        stream.error(new TypeError('terminated'));
      },
    }),
  );
const refusal = (status: number, code: string) => () =>
  Response.json([{ error: { status: code, message: 'why' } }], { status });

it('asks again after a broken network, an answer that broke off, and a server in trouble', async () => {
  const { ask, pauses } = asking(broken, halfway, refusal(503, 'UNAVAILABLE'), () => new Response('whole'));
  expect(await ask(address, {}, text)).toBe('whole');
  expect(pauses).toEqual([1000, 2000, 4000]);
});

it('gives up in the end, and says what broke', async () => {
  const { ask, pauses } = asking(broken);
  await expect(ask(address, {}, text)).rejects.toThrow(
    'The network broke: no whole answer from firestore.googleapis.com after 7 tries.',
  );
  expect(pauses).toHaveLength(6);
});

it.each([
  [403, 'PERMISSION_DENIED', 'firestore.googleapis.com refuses the key (403). It says: why'],
  [404, 'NOT_FOUND', 'does not know this project, database or bucket'],
  [400, 'FAILED_PRECONDITION', 'refuses (400). It says: why'],
])('does not ask again after %i', async (status, code, words) => {
  const { ask, pauses } = asking(refusal(status, code));
  await expect(ask(address, {}, text)).rejects.toThrow(words);
  expect(pauses).toEqual([]);
});

it('says when the free part of the day is used up', async () => {
  const { ask } = asking(refusal(429, 'RESOURCE_EXHAUSTED'));
  await expect(ask(address, {}, text)).rejects.toThrow('used up; it begins again at midnight Pacific time');
});
