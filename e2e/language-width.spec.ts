import { readFileSync } from 'node:fs';
import { openRoutes } from './support/routes';
import { expect, open, test, type Page } from './support/test';

test.use({ viewport: { width: 320, height: 640 } });

/** How much longer the words of another language may be: two fifths. */
const longer = 1.4;

/** Makes an English text as long as a wordy translation, in letters of the languages of Ghana. */
function lengthen(text: string): string {
  // What stands in braces or tags is no word, and the name is the same in every language.
  return text.replace(/\{\{[^}]*\}\}|<[^>]*>|Lifeline|[\p{L}’]{2,}/gu, (part) => {
    if (/^[{<]|^Lifeline$/.test(part)) return part;
    return part + 'ɛɔŋɖƒɣʋɗƙ'.slice(0, Math.ceil(part.length * (longer - 1)));
  });
}

const lengthenAll = (words: unknown): unknown => {
  if (typeof words === 'string') return lengthen(words);
  if (Array.isArray(words)) return words.map(lengthenAll);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, lengthenAll(value)]));
};

/** Answers each file of words in Hausa with the longer English. */
async function speakAtLength(page: Page): Promise<void> {
  await page.route(/\/words\/[^/]+\/ha\/(?!date-names)/, async (route) => {
    const name = /([^/]+)\.json/.exec(route.request().url())?.[1] ?? '';
    const english: unknown = JSON.parse(
      readFileSync(new URL(`../locales/en/${name}.json`, import.meta.url), 'utf8'),
    );
    await route.fulfill({ json: lengthenAll(english) });
  });
}

/** Elements that reach over the edge of the screen, and texts that are cut. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isCut = (element: Element) => {
      const { overflowX } = getComputedStyle(element);
      return overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    };
    const isScrolled = (element: Element) =>
      element.closest('[class*="scroll"], table, [role="tablist"], svg, select') !== null;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !isScrolled(element))
      .filter((element) => {
        const { right, width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        return right > clientWidth + 1 || (element.childElementCount === 0 && isCut(element));
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 60)}`)
      .slice(0, 5);
  });

async function expectFitting(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('html')).toHaveAttribute('lang', /^(?!en)/);
  expect.soft(await misfits(page), path).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
}

async function choose(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('lifeline.language', chosen), language);
}

// The two with the most words; the others are shorter than what follows.
for (const language of ['ha', 'ak'] as const)
  test(`no page is wider than 320 px in ${language}`, async ({ page }) => {
    test.slow();
    await choose(page, language);
    for (const [path] of openRoutes) await expectFitting(page, path);
  });

test('no page is wider than 320 px with words two fifths longer', async ({ page }) => {
  test.slow();
  await speakAtLength(page);
  await choose(page, 'ha');
  for (const [path] of openRoutes) await expectFitting(page, path);
});
