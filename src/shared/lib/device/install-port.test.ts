// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInstallPort, type InstallNews, type InstallPromptEvent } from './install-port';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ipad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

/** Fakes the properties by which browsers are told apart; only iOS has `standalone`. */
function useBrowser(device: {
  userAgent?: string;
  maxTouchPoints?: number;
  standalone?: boolean;
  isApp?: boolean;
}) {
  const { isApp = false, ...navigator } = device;
  vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 0, ...navigator });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isApp }));
}

function listen() {
  const news: InstallNews[] = [];
  const port = createInstallPort();
  return { news, port, stop: port.observe((one) => news.push(one)) };
}

function offer(
  outcome: 'accepted' | 'dismissed' = 'accepted',
  prompt = () => Promise.resolve(),
): InstallPromptEvent {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(prompt), userChoice: Promise.resolve({ outcome }) });
}

beforeEach(() => useBrowser({}));
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.lifelineInstallPrompt;
});

it('holds the browser’s install event, prompts once on request, and returns the answer', async () => {
  const { news, port, stop } = listen();
  const event = offer('dismissed');
  window.dispatchEvent(event);
  expect(news).toEqual(['prompt']);
  expect(event.defaultPrevented).toBe(true);
  expect(await port.show()).toBe('dismissed');
  await expect(port.show()).rejects.toThrow('no offer');
  stop();
});

it('uses the install event that the first script of the page has held', async () => {
  window.lifelineInstallPrompt = offer();
  const { news, port, stop } = listen();
  expect(news).toEqual(['prompt']);
  expect(await port.show()).toBe('accepted');
  stop();
});

it('prompts with the newest of several install events', async () => {
  window.lifelineInstallPrompt = offer('dismissed');
  const { port, stop } = listen();
  window.dispatchEvent(offer('accepted'));
  expect(await port.show()).toBe('accepted');
  stop();
});

it('reports when the browser refuses to show its dialogue', async () => {
  window.lifelineInstallPrompt = offer('accepted', () =>
    Promise.reject(new DOMException('no', 'NotAllowedError')),
  );
  const { port, stop } = listen();
  await expect(port.show()).rejects.toThrow('no');
  stop();
});

it('notifies subscribers when the site was installed', () => {
  const { news, stop } = listen();
  window.dispatchEvent(new Event('appinstalled'));
  stop();
  window.dispatchEvent(new Event('appinstalled'));
  window.dispatchEvent(offer());
  expect(news).toEqual(['installed']);
});

describe('detects', () => {
  const news = () => {
    const { news: told, stop } = listen();
    stop();
    return told;
  };

  it('the installed app, by its window', () => {
    useBrowser({ isApp: true });
    expect(news()).toEqual(['standalone']);
  });

  it('the installed app of an iPhone, first of all', () => {
    useBrowser({ userAgent: iphone, maxTouchPoints: 5, standalone: true });
    expect(news()[0]).toBe('standalone');
  });

  it.each([
    ['an iPhone', iphone],
    ['an iPad, which calls itself a Mac', ipad],
  ])('Safari of %s', (_what, userAgent) => {
    useBrowser({ userAgent, maxTouchPoints: 5, standalone: false });
    expect(news()).toEqual(['iphone']);
  });

  it.each([
    ['Chrome of an iPhone', iphone.replace('Version/18.5', 'CriOS/137.0.7151.51')],
    ['Edge of an iPhone', iphone.replace('Mobile/', 'EdgiOS/137.0 Mobile/')],
    ['a browser inside an app', iphone.replace(/ Version.*/, ' Mobile/15E148 Instagram 380.0')],
  ])('that %s has other steps', (_what, userAgent) => {
    useBrowser({ userAgent, maxTouchPoints: 5, standalone: false });
    expect(news()).toEqual([]);
  });

  it('that a Mac is no iPad', () => {
    useBrowser({ userAgent: ipad, maxTouchPoints: 0, standalone: false });
    expect(news()).toEqual([]);
  });
});
