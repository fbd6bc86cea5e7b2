import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, open, test, type Page } from './support/test';

declare global {
  interface Window {
    /** What the voice was given, and how often it was stopped. */
    spoken: { texts: string[]; cancels: number };
  }
}

/** Gives the page a voice that never ends by itself. The browser of the tests has none. */
async function addVoice(page: Page, localService = true): Promise<void> {
  await page.addInitScript((isLocal) => {
    window.spoken = { texts: [], cancels: 0 };
    const voice = { lang: 'en_GB', localService: isLocal, name: 'A', voiceURI: 'a', default: true };
    let queue: EventTarget[] = [];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      resume: () => undefined,
      speak: (utterance: EventTarget & { text: string }) => {
        queue.push(utterance);
        window.spoken.texts.push(utterance.text);
      },
      cancel: () => {
        window.spoken.cancels += 1;
        const waiting = queue;
        queue = [];
        for (const utterance of waiting)
          utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }));
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    window.SpeechSynthesisUtterance = class extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    } as unknown as typeof SpeechSynthesisUtterance;
  }, localService);
}

const spoken = (page: Page) => page.evaluate(() => window.spoken);

test('a guide is read aloud, stops when it is pressed again, and with the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addVoice(page);
  await open(page, '/blog');
  await page.getByRole('link', { name: 'Choosing a home tutor safely' }).click();
  await page.getByRole('button', { name: 'Listen' }).click();
  const { texts } = await spoken(page);
  expect(texts[0]).toBe('Choosing a home tutor safely');
  const shown = await page.getByRole('article').locator('h2').last().textContent();
  expect(texts).toContain(shown);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(200);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  const { cancels } = await spoken(page);
  await page.getByRole('button', { name: 'Stop reading aloud' }).click();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused();
  expect((await spoken(page)).cancels).toBe(cancels + 1);

  await page.getByRole('button', { name: 'Listen' }).click();
  const before = (await spoken(page)).cancels;
  await page.getByRole('link', { name: 'All guides' }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(async () => (await spoken(page)).cancels).toBe(before + 1);
});

test('an answer that is read ends when another begins', async ({ page }) => {
  await addVoice(page);
  await open(page, '/faq');
  const items = page.getByRole('listitem').filter({ has: page.locator('summary') });
  for (const at of [0, 1]) await items.nth(at).locator('summary').click();
  await items.nth(0).getByRole('button', { name: 'Listen' }).click();
  await expect(items.nth(0).getByRole('button', { name: 'Stop reading aloud' })).toBeVisible();
  await items.nth(1).getByRole('button', { name: 'Listen' }).click();
  await expect(items.nth(1).getByRole('button', { name: 'Stop reading aloud' })).toBeVisible();
  await expect(items.nth(0).getByRole('button', { name: 'Listen' })).toBeVisible();
});

test('nothing is offered where the device would send the text away', async ({ page }) => {
  await addVoice(page, false);
  const chunk = page.waitForResponse(/listen/);
  await open(page, '/blog/police-certificate');
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  await chunk;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0);
});
