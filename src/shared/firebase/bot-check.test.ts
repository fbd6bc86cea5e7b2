// @vitest-environment jsdom
import type { FirebaseApp } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBotCheck, startAppCheck } from './bot-check';

vi.mock('firebase/app-check', () => ({
  ReCaptchaV3Provider: class {
    readonly siteKey: string;
    constructor(siteKey: string) {
      this.siteKey = siteKey;
    }
  },
  initializeAppCheck: vi.fn<(app: object, options: object) => object>((_app, options) => options),
  getToken: vi.fn<(check: { provider: { siteKey: string } }) => Promise<string>>(({ provider }) =>
    Promise.resolve(`token of ${provider.siteKey}`),
  ),
}));

const script = () =>
  vi.waitUntil(() => document.querySelector<HTMLScriptElement>('body > script:last-child'));

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('reCAPTCHA', () => {
  it('is loaded at the end of the page, and gives tokens', async () => {
    document.body.append(document.createElement('main'));
    const starting = startAppCheck({} as FirebaseApp, 'site-key');
    const { src, async: isAsync, onload } = await script();
    expect([src, isAsync]).toEqual(['https://www.google.com/recaptcha/api.js', true]);
    onload?.call(window, new Event('load'));
    expect(await (await starting)()).toBe('token of site-key');
  });

  it('reports at once when it is blocked, and can be retried', async () => {
    const check = createBotCheck(() => startAppCheck({} as FirebaseApp, 'site-key'));
    for (const _try of [1, 2]) {
      const passing = check.pass();
      const refused = expect(passing).rejects.toMatchObject({ code: 'bot-check' });
      (await script()).dispatchEvent(new Event('error'));
      await refused;
      expect(document.querySelector('script')).toBeNull();
    }
  });

  it('times out when it never answers', async () => {
    vi.useFakeTimers();
    const check = createBotCheck(() => new Promise(() => undefined));
    const refused = expect(check.pass()).rejects.toMatchObject({ code: 'bot-check' });
    const settled = check.settle();
    await vi.advanceTimersByTimeAsync(15_000);
    await refused;
    await expect(settled).resolves.toBe(false);
  });

  it('is loaded again for reads after a failure, but not for every read', async () => {
    vi.useFakeTimers();
    const start = vi.fn<() => Promise<() => Promise<unknown>>>(() => Promise.reject(new Error('blocked')));
    const check = createBotCheck(start);
    expect([await check.settle(), await check.settle()]).toEqual([false, false]);
    expect(start).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30_000);
    start.mockResolvedValue(() => Promise.resolve('token'));
    expect([await check.settle(), await check.settle()]).toEqual([true, true]);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
